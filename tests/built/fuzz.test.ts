import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeDirectory, startServer } from "../e2e/server";
import { openSite } from "../support/site";

// Remix warns of malformed escapes.
beforeAll(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
afterAll(() => vi.restoreAllMocks());

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
/** `FUZZ_REQUESTS=100000` searches for longer, with other seeds. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 1500);
const random = randomFrom(seed);

/** Seeded (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const below = (limit: number) => Math.floor(random() * limit);
const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;

const names = [
  "login login logout get_image uploadImg uploadtopper get_toppers addfaculty getfacultylist uploadnotice",
  "get_notices delete_notice addjob get_jobpost del_jobpost resume get_resume addtestimonial get_monials",
  "add_pop get_pop receive_mail",
].flatMap((line) => line.split(" ").map((name) => `${name}.php`));
const fileNames = [
  "x.webp",
  "..%2f..%2fetc%2fpasswd",
  "%2e%2e/%2e%2e/db/school.sqlite",
  "%00",
  "%ff",
  "a".repeat(300),
  "…",
  "%",
  "%zz",
  ".",
  "con",
  "x.svg",
];
const methods = ["GET", "POST", "POST", "POST", "PUT", "PATCH", "DELETE", "DELETE", "HEAD", "OPTIONS"];
const types = [
  "application/json",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "text/plain",
  "text/xml",
  "",
  "\u0080",
];
const keys = [
  "username",
  "password",
  "title",
  "details",
  "date",
  "category",
  "priority",
  "name",
  "marks",
  "std",
  "message",
  "email",
  "phone",
  "id",
  "__proto__",
  "constructor",
  "toString",
  "form_token",
  "website",
];
const strings = [
  "",
  " ",
  "x",
  "2026-02-31",
  "high",
  "' or 1=1 --",
  "<script>",
  "\0",
  "\ud800",
  "नमस्ते",
  "%s%n",
  "x".repeat(5000),
  "1e309",
  "-1",
  "../../etc/passwd",
  "rina@example.com",
];

function value(depth = 0): unknown {
  const kind = below(depth > 2 ? 5 : 7);
  if (kind < 3) return pick(strings);
  if (kind === 3) return pick([0, -1, 1e308, 0.1, 2 ** 53]);
  if (kind === 4) return pick([null, true, false]);
  if (kind === 5) return Array.from({ length: below(4) }, () => value(depth + 1));
  return record(depth + 1);
}

function record(depth = 0): Record<string, unknown> {
  return Object.fromEntries(Array.from({ length: below(6) }, () => [pick(keys), value(depth)]));
}

function noise(length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => below(256)));
}

function body(type: string): Buffer {
  const kind = below(5);
  if (kind === 0) return noise(below(400));
  if (kind === 1) return Buffer.alloc(0);
  if (type.startsWith("application/json") || type === "text/plain") {
    const text = JSON.stringify(below(8) === 0 ? value() : record());
    return Buffer.from(below(6) === 0 ? text.slice(0, below(text.length)) : text);
  }
  if (type.startsWith("multipart")) {
    const parts = Array.from({ length: below(4) }, () => {
      const file = below(2) ? `; filename="${pick(["p.jpg", "cv.pdf", "", "../x", "a\0.jpg"])}"` : "";
      const name = pick([...keys, "photo", "resumeupload"]);
      const content = below(2) ? noise(below(300)).toString("latin1") : pick(strings);
      return `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
    });
    const text = `${parts.join("")}--x--\r\n`;
    return Buffer.from(below(4) === 0 ? text.slice(0, below(text.length)) : text, "latin1");
  }
  return Buffer.from(
    new URLSearchParams(
      Object.entries(record()).map(([key, item]) => [
        key,
        typeof item === "object" ? JSON.stringify(item) : String(item),
      ]),
    ).toString(),
  );
}

interface Shot {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

function shot(): Shot {
  const type = pick(types);
  const query = below(3)
    ? ""
    : `?id=${encodeURIComponent(pick(["1", "0", "-1", "x", "", "9".repeat(30), "1;drop"]))}`;
  const path = below(6) ? `/gdapi/${pick(names)}${query}` : `/gdapi/uploads/${pick(fileNames)}`;
  const method = pick(methods);
  const bodiless = ["GET", "HEAD", "OPTIONS"].includes(method);
  const headers: Record<string, string> = {};
  if (type && !bodiless) headers["Content-Type"] = type;
  if (below(4) === 0)
    headers.Cookie = pick([
      "session=x",
      "session=",
      `session=${"y".repeat(3000)}`,
      "flash=abc; visitor=1",
      ";;;=",
      "session=%E0%A4%A",
    ]);
  if (below(6) === 0)
    headers.Range = pick(["bytes=0-", "bytes=-1", "bytes=9-1", "bytes=x", "lines=1-2", "bytes=0-1,3-4"]);
  if (below(6) === 0) headers["If-None-Match"] = pick(["*", '"x"', "W/", "junk"]);
  if (below(8) === 0) headers.Origin = pick(["null", "https://evil.example", "junk"]);
  if (below(8) === 0) headers["Sec-Fetch-Site"] = pick(["cross-site", "same-origin", "none", "junk"]);
  return { method, path, headers, body: bodiless ? Buffer.alloc(0) : body(type) };
}

async function publicContent(site: Awaited<ReturnType<typeof openSite>>) {
  const tables = [
    "notices",
    "jobs",
    "photos",
    "toppers",
    "faculty",
    "testimonials",
    "popups",
    "pictures",
    "slides",
    "videos",
    "disclosures",
    "calendar_entries",
    "settings",
    "staff",
  ] as const;
  const content: Record<string, unknown> = {};
  for (const table of tables) content[table] = await site.db.selectFrom(table).selectAll().execute();
  return content;
}

test(`${requests} random requests to the handler (FUZZ_SEED=${seed}) end without a 5xx, and change nothing public`, {
  timeout: 120_000,
}, async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await clerk.submit("/dashboard/add-job", { title: "Teacher", details: "Maths" });
  const before = await publicContent(site);
  for (let count = 0; count < requests; ) {
    const { method, path, headers, body: content } = shot();
    try {
      new Headers(headers);
    } catch {
      continue;
    }
    count += 1;
    const visitor = site.visitor(`203.0.113.${below(250)}`);
    const post = content.length > 0 ? { body: new Uint8Array(content) } : {};
    const response = await visitor.visit(path, {
      method,
      headers: { "Sec-Fetch-Site": "", Origin: "", ...headers },
      ...post,
    });
    const text = await response.text();
    if (response.status >= 500)
      throw new Error(`${count}: ${method} ${path} ${JSON.stringify(headers)} ${content}: ${text}`);
  }
  expect(await publicContent(site)).toEqual(before);
});

test(`1,000 random requests over the wire (FUZZ_SEED=${seed}) end without a 5xx or a hang`, {
  timeout: 400_000,
}, async () => {
  const directory = await makeDirectory();
  const server = await startServer(directory.path, { STARTER_CONTENT: "off", LOG_LEVEL: "error" });
  const { hostname, port } = new URL(server.origin);
  /** Sends a possibly wrong Content-Length. @returns the status, or the reason for its end */
  const send = ({ method, path, headers, body: content }: Shot) =>
    new Promise<number | string>((resolve) => {
      const length = below(12) === 0 ? Math.max(0, content.length + pick([-1, 1, 100])) : content.length;
      const all = { ...headers, ...(content.length > 0 && { "Content-Length": String(length) }) };
      try {
        const call = httpRequest(
          { hostname, port, method, path, headers: all, timeout: 60_000 },
          (response) => {
            response.resume().once("close", () => resolve(response.statusCode ?? 0));
          },
        );
        call.once("error", (error) => resolve(error.message));
        call.once("timeout", () => {
          call.destroy();
          resolve("timeout");
        });
        if (length > content.length) {
          // Announces more than it sends, and disconnects.
          call.write(content);
          setTimeout(() => call.destroy(), 50);
        } else call.end(content.subarray(0, length));
      } catch {
        resolve("not sent");
      }
    });
  const outcomes: { shot: Shot; outcome: number | string }[] = [];
  const work = async () => {
    while (outcomes.length < 1000) {
      const one = shot();
      outcomes.push({ shot: one, outcome: await send(one) });
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  const bad = outcomes.filter(
    ({ outcome }) => outcome === "timeout" || (typeof outcome === "number" && outcome >= 500),
  );
  const health = await fetch(`${server.origin}/healthz`);
  const output = server.output();
  await server.end("SIGTERM");
  await directory.remove();
  expect(bad.slice(0, 3)).toEqual([]);
  expect(health.status).toBe(200);
  expect(output).not.toMatch(/"level":50/);
});
