import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { BodyTooLargeError, MalformedBodyError } from "~/files/upload/body-errors";
import { bytesUnderWay, type MultipartOptions, readMultipart } from "~/files/upload/multipart.server";
import { workshop } from "./workshop";

const { store, kept, clear } = await workshop();
afterEach(clear);
const boundary = "----boundary";
const options: MultipartOptions = {
  directory: store.incomingDirectory,
  files: { photo: { maxBytes: 100_000, maxCount: 2 } },
  maxFieldBytes: 20_000,
};

function part(name: string, value: string | Buffer, fileName?: string): Buffer {
  const file =
    fileName === undefined ? "" : `; filename="${fileName}"\r\nContent-Type: application/octet-stream`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(value), Buffer.from("\r\n")]);
}

const end = Buffer.from(`--${boundary}--\r\n`);

function post(body: Buffer | ReadableStream<Uint8Array>, init: { signal?: AbortSignal; type?: string } = {}) {
  return new Request("http://school.example/", {
    method: "POST",
    headers: { "Content-Type": init.type ?? `multipart/form-data; boundary=${boundary}` },
    body: body instanceof Buffer ? streamOf([body]) : body,
    ...(init.signal && { signal: init.signal }),
    duplex: "half",
  } as RequestInit);
}

/** Streams 64 KB chunks like a socket; `then` is its end. */
function streamOf(parts: Buffer[], then: "close" | "error" | "hang" = "close"): ReadableStream<Uint8Array> {
  const pieces = parts.flatMap((buffer) =>
    Array.from({ length: Math.ceil(buffer.length / 65536) }, (_, i) =>
      buffer.subarray(i * 65536, (i + 1) * 65536),
    ),
  );
  return new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece) controller.enqueue(new Uint8Array(piece));
      else if (then === "close") controller.close();
      else if (then === "error") controller.error(new Error("aborted"));
      else return new Promise<void>(() => {});
    },
  });
}

describe("accepted bodies", () => {
  test("fields in order and files with size and hash, until they are discarded", async () => {
    const photo = Buffer.alloc(90_000, "photo");
    const body = Buffer.concat([
      part("title", "Sports day"),
      part("photo", photo, "a.jpg"),
      part("title", "again — ü"),
      end,
    ]);
    const form = await readMultipart(post(body), options);
    expect([...form.fields]).toEqual([
      ["title", "Sports day"],
      ["title", "again — ü"],
    ]);
    const [file] = form.files;
    expect(file).toMatchObject({ field: "photo", originalName: "a.jpg", size: 90_000, tooLarge: false });
    expect(file?.sha256).toBe(createHash("sha256").update(photo).digest("hex"));
    expect(file?.path).toMatch(/[0-9a-f]{32}\.part$/);
    expect(readFileSync(file?.path ?? "").equals(photo)).toBe(true);
    await form.discard();
    expect(await kept()).toEqual([]);
  });

  test("an empty file input is none, and a file in an unknown field is read past", async () => {
    const body = Buffer.concat([
      part("photo", "", ""),
      part("other", Buffer.alloc(200_000), "x.bin"),
      part("__proto__", "x", "y.bin"),
      part("title", "t"),
      end,
    ]);
    const form = await readMultipart(post(body), options);
    expect(form.files).toEqual([]);
    expect(form.fields.get("title")).toBe("t");
    expect(await kept()).toEqual([]);
  });

  test("a file over its limit is reported and not kept, and the fields behind it are read", async () => {
    const body = Buffer.concat([part("photo", Buffer.alloc(5_000_000), "big.jpg"), part("title", "t"), end]);
    const form = await readMultipart(post(body), options);
    expect(form.files).toEqual([
      { field: "photo", originalName: "big.jpg", path: "", size: 5_000_000, sha256: "", tooLarge: true },
    ]);
    expect(form.fields.get("title")).toBe("t");
    expect(await kept()).toEqual([]);
  });

  test("a file exactly at its limit is kept", async () => {
    const form = await readMultipart(
      post(Buffer.concat([part("photo", Buffer.alloc(100_000), "a"), end])),
      options,
    );
    expect(form.files[0]?.tooLarge).toBe(false);
    await form.discard();
  });

  test("files beyond the count are named as surplus", async () => {
    const body = Buffer.concat([...["a", "b", "c"].map((name) => part("photo", name, `${name}.jpg`)), end]);
    const form = await readMultipart(post(body), options);
    expect(form.files.map((file) => file.originalName)).toEqual(["a.jpg", "b.jpg"]);
    expect(form.surplus).toEqual(["c.jpg"]);
    await form.discard();
  });

  test.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\\\Users\\\\x\\\\photo.jpg", "photo.jpg"],
    ["..", "file"],
    ["प्रवेश सूचना.pdf", "प्रवेश सूचना.pdf"],
    ["evil\u202Egpj.exe", "evilgpj.exe"],
    ["tab\there\u0007.jpg", "tabhere.jpg"],
    [`${"ü".repeat(300)}.jpeg`, `${"ü".repeat(195)}.jpeg`],
  ])("the name %j becomes %j", async (sent, shown) => {
    const form = await readMultipart(post(Buffer.concat([part("photo", "x", sent), end])), options);
    expect(form.files[0]?.originalName).toBe(shown);
    await form.discard();
  });
});

describe("refused bodies", () => {
  test("more fields than are allowed: 200, when nothing else is said", async () => {
    const fields = (count: number) =>
      post(Buffer.concat([...Array.from({ length: count }, (_, i) => part(`field${i}`, "x")), end]));
    for (const count of [201, 1000]) {
      await expect(readMultipart(fields(count), options)).rejects.toThrow(BodyTooLargeError);
    }
    expect([...(await readMultipart(fields(200), options)).fields]).toHaveLength(200);
    expect([...(await readMultipart(fields(1000), { ...options, maxFields: 1000 })).fields]).toHaveLength(
      1000,
    );
  });

  test("too much text, in one field or in many", async () => {
    const one = Buffer.concat([part("title", "x".repeat(20_001)), end]);
    await expect(readMultipart(post(one), options)).rejects.toThrow(BodyTooLargeError);
    const many = Buffer.concat([...Array.from({ length: 30 }, () => part("t", "x".repeat(1000))), end]);
    await expect(readMultipart(post(many), options)).rejects.toThrow(BodyTooLargeError);
  });

  test("thousands of empty parts", async () => {
    const body = Buffer.concat([...Array.from({ length: 2000 }, () => part("other", "", "x")), end]);
    await expect(readMultipart(post(body), options)).rejects.toThrow(BodyTooLargeError);
  });

  test("more bytes in all than files and fields may have, without waiting for the end", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(part("photo", "x", "a.jpg").subarray(0, -2))),
      async pull(controller) {
        await new Promise((resolve) => setImmediate(resolve));
        sent += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    await expect(readMultipart(post(endless), options)).rejects.toThrow(BodyTooLargeError);
    expect(await kept()).toEqual([]);
    // Drained in the background up to a limit.
    let before = -1;
    while (sent > before) {
      before = sent;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(sent).toBeGreaterThan(90);
    expect(sent).toBeLessThan(110);
  });

  test.each([
    ["no boundary", "multipart/form-data"],
    ["another type", "text/plain"],
  ])("%s", async (_, type) => {
    await expect(readMultipart(post(end, { type }), options)).rejects.toThrow(MalformedBodyError);
  });

  test.each(["close", "error"] as const)("a body that ends early (%s) leaves nothing", async (then) => {
    const whole = part("photo", Buffer.alloc(90_000), "a.jpg");
    const body = streamOf([part("photo", "first", "b.jpg"), whole.subarray(0, 70_000)], then);
    await expect(readMultipart(post(body), options)).rejects.toThrow(MalformedBodyError);
    expect(await kept()).toEqual([]);
  });

  test("a sender who goes away leaves nothing, even when the body hangs", async () => {
    const sender = new AbortController();
    const body = streamOf([part("photo", Buffer.alloc(90_000), "a.jpg").subarray(0, 70_000)], "hang");
    const reading = readMultipart(post(body, { signal: sender.signal }), options);
    setTimeout(() => sender.abort(), 50);
    await expect(reading).rejects.toThrow(MalformedBodyError);
    expect(await kept()).toEqual([]);
  });

  test("the rest is read past after the answer, so that it gets through", async () => {
    const rest = Array.from({ length: 40 }, () => Buffer.alloc(65_536));
    const parts = [Buffer.concat([part("title", "x".repeat(30_000)), part("title", "")]), ...rest];
    let cancelled = false;
    let answered = false;
    let endedAfterAnswer: boolean | undefined;
    const ended = new Promise<void>((resolve) => {
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          await new Promise((next) => setTimeout(next, 2));
          const piece = parts.shift();
          if (piece) return controller.enqueue(new Uint8Array(piece));
          endedAfterAnswer = answered;
          controller.close();
          resolve();
        },
        cancel() {
          cancelled = true;
        },
      });
      readMultipart(post(body), options).catch((error) => {
        answered = error instanceof BodyTooLargeError;
      });
    });
    await ended;
    expect(endedAfterAnswer).toBe(true);
    expect(cancelled).toBe(false);
  });
});

test("refused files are skipped and do not count", async () => {
  const body = Buffer.concat([part("name", "Rina"), part("photo", "x".repeat(500), "a.jpg"), end]);
  const slow = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(body.subarray(0, 200));
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(bytesUnderWay()).toBe(0);
      controller.enqueue(body.subarray(200));
      controller.close();
    },
  });
  const form = await readMultipart(post(slow), { ...options, takesFiles: false });
  expect([form.fields.get("name"), form.files]).toEqual(["Rina", []]);
});
