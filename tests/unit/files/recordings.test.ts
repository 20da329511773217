import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { createBudget } from "~/files/examine/budget";
import { detectFileKind } from "~/files/examine/file-kind";
import { examineRecording } from "~/files/examine/recording";
import { m4a, ogg, webm } from "../../support/recordings";
import { makeTemporaryFolder } from "../../support/temporary-folder";

const folder = makeTemporaryFolder(undefined, afterAll);

async function examine(bytes: Buffer) {
  const path = join(folder, "file");
  await writeFile(path, bytes);
  return {
    ...(await examineRecording(path, createBudget({ bytes: 10 * bytes.length + 1000 }))),
    kind: await detectFileKind(path, createBudget({ bytes: 1_000_000 })),
  };
}

describe("length", () => {
  test.each([
    ["WebM without a length", webm(42), "webm"],
    ["Ogg", ogg(42), "ogg"],
    ["MP4", m4a(42), "m4a"],
    ["MP4 in fragments", m4a(42, { isFragmented: true }), "m4a"],
  ])("is read from %s", async (_name, bytes, extension) => {
    const report = await examine(bytes);
    expect(report).toMatchObject({ extension, kind: "sound" });
    expect(report.seconds).toBeCloseTo(42, 1);
  });
});

describe("refused", () => {
  test.each([
    ["a film in WebM", webm(5, { type: 1 })],
    ["WebM with another codec", webm(5, { codec: "A_VORBIS" })],
    ["WebM without sound", webm(0)],
    ["Ogg with another codec", ogg(5, { head: "\x01vorbis" })],
    [
      "two tracks in Ogg",
      Buffer.concat([ogg(2), Buffer.from(ogg(2).map((byte) => (byte === 7 ? 8 : byte)))]),
    ],
    ["a film in MP4", m4a(5, { handler: "vide" })],
    ["MP4 with another codec", m4a(5, { entry: "alac" })],
    ["text", Buffer.from("Dear parents, this is no recording.")],
    ["nothing", Buffer.alloc(0)],
  ])("%s", async (_name, bytes) => {
    expect((await examine(bytes)).problem).toBe("not a recording");
  });

  test("more than 150 KB", async () => {
    expect((await examine(Buffer.alloc(150 * 1024 + 1))).problem).toBe("too large");
  });

  test("cut or changed files end without an exception", async () => {
    for (const bytes of [webm(3), ogg(3), m4a(3), m4a(3, { isFragmented: true })])
      for (let at = 0; at < Math.min(bytes.length, 400); at += 1) {
        await examine(bytes.subarray(0, at));
        const changed = Buffer.from(bytes);
        changed[at] = 0xff - (changed[at] ?? 0);
        await examine(changed);
      }
  });

  test("photos are no recordings", async () => {
    const avif = Buffer.concat([Buffer.from([0, 0, 0, 28]), Buffer.from("ftypavif")]);
    expect((await examine(avif)).kind).toBe("photo");
  });
});
