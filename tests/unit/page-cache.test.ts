import { randomBytes } from "node:crypto";
import { copyFile } from "node:fs/promises";
import { createServer, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { type BrotliOptions, brotliDecompressSync, gunzipSync } from "node:zlib";
import { createCookie } from "@remix-run/node";
import { sql } from "kysely";
import { pino } from "pino";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { readConfig } from "~/config.server";
import { createFileStore } from "~/files/store/store.server";
import { inEnglish } from "~/languages/address";
import type { PageQuery } from "~/lists/page-query";
import { sha256 } from "~/services/secrets.server";
import { cookieKey } from "~/services/site-cookie.server";
import { removeSession, storeSession } from "~/session/session-store.server";
import { saveSettings } from "~/settings/queries.server";
import { openDatabase } from "~db/connection.server";
import { cachedPages } from "../../server/page-cache/page-cache";
import { makeTemporaryFolder } from "../support/temporary-folder";

/** Brotli quality of each compression. */
const packings = vi.hoisted(() => [] as unknown[]);
vi.mock("node:zlib", async (original) => {
  const zlib = await original<typeof import("node:zlib")>();
  const brotliCompress = (
    data: Buffer,
    options: BrotliOptions,
    done: (error: Error | null, body: Buffer) => void,
  ) => {
    packings.push(options.params?.[zlib.constants.BROTLI_PARAM_QUALITY]);
    zlib.brotliCompress(data, options, done);
  };
  return { ...zlib, brotliCompress };
});

type Render = Parameters<typeof cachedPages>[0]["render"];
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const publicPage = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "public, max-age=0, s-maxage=25",
};

const pages: Record<string, { query: PageQuery; cookie?: string }> = {
  "/": {
    query: { tab: (value) => value === "events", category: (value) => value.length < 10 },
    cookie: "seen",
  },
  "/notices": { query: {} },
  "/contact": { query: {} },
  "/notices/feed.xml": { query: {} },
  "/curriculum": { query: { month: (value) => /^\d{4}-\d\d$/.test(value) } },
};

/** Cache on its own database in front of `render`; `processes` share the database. */
async function openCache(
  render: Render,
  {
    maxBytes,
    env = {},
    processes = 1,
    proxy = false,
  }: { maxBytes?: number; env?: Record<string, string>; processes?: number; proxy?: boolean } = {},
) {
  const directory = makeTemporaryFolder();
  const file = join(directory, "school.sqlite");
  await copyFile(inject("baseDatabase"), file);
  const db = openDatabase(file);
  const config = readConfig({ DATABASE_URL: `file:${file}`, UPLOADS_DIR: join(directory, "up"), ...env });
  const services = { config, db, files: createFileStore(config.uploadsDir), log: pino({ enabled: false }) };
  const ports: number[] = [];
  for (let index = 0; index < processes; index += 1) {
    const server = createServer(
      cachedPages({
        services,
        render,
        findPage: (path) => pages[inEnglish(path)],
        isProxy: () => proxy,
        ...(maxBytes && { maxBytes }),
        next: (request, response) => response.writeHead(299).end(`long way ${request.url}`),
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    ports.push(typeof address === "object" && address ? address.port : 0);
    onTestFinished(() => void server.close());
  }
  onTestFinished(() => db.destroy());

  const get = (path: string, headers: Record<string, string> = {}, method = "GET", port = ports[0]) =>
    new Promise<Answer>((resolve, reject) => {
      const call = httpRequest(
        { host: "127.0.0.1", port, path, method, headers, agent: false },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      call.on("error", reject);
      call.end();
    });
  const change = () =>
    db
      .insertInto("settings")
      .values({ name: `x${Math.random()}`, value: "1" })
      .execute();
  return { get, change, db, ports };
}

function counting(
  answer: (request: Request) => Response | Promise<Response> = (request) =>
    new Response(`page of ${request.url}`, { headers: publicPage }),
) {
  const rendered: string[] = [];
  const render: Render = async (request) => {
    rendered.push(new URL(request.url).pathname + new URL(request.url).search);
    return answer(request);
  };
  return { rendered, render };
}

test("a page is rendered once, and comes the same from memory", async () => {
  const { rendered, render } = counting();
  const { get } = await openCache(render);
  const [first, second] = [await get("/"), await get("/")];
  expect(rendered).toEqual(["/"]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body).toEqual(first.body);
  const { date: _1, "x-request-id": id1, ...one } = first.headers;
  const { date: _2, "x-request-id": id2, ...other } = second.headers;
  expect(other).toEqual(one);
  expect(id1).not.toBe(id2);
  expect(one).toMatchObject({
    "cache-control": publicPage["Cache-Control"],
    vary: "Accept-Encoding, Cookie, Save-Data, Sec-Fetch-Site, Sec-Fetch-Mode, Accept-Language",
    "x-content-type-options": "nosniff",
    "content-length": String(first.body.length),
  });
});

test("fifty at once render a page once", async () => {
  const { rendered, render } = counting(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return new Response("slow", { headers: publicPage });
  });
  const { get } = await openCache(render);
  const answers = await Promise.all(Array.from({ length: 50 }, () => get("/notices")));
  expect(new Set(answers.map(({ body }) => body.toString()))).toEqual(new Set(["slow"]));
  expect(rendered).toEqual(["/notices"]);
});

test("fifty at once pack a page once, quickly and then thoroughly", async () => {
  const { render } = counting(() => new Response("much to pack ".repeat(500), { headers: publicPage }));
  const { get } = await openCache(render);
  packings.length = 0;
  const asked = Array.from({ length: 50 }, () => get("/notices", { "Accept-Encoding": "br" }));
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
  await expect.poll(() => packings).toEqual([5, 11]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(packings).toEqual([5, 11]);
});

test("a change is in the next answer, of every process", async () => {
  let version = 1;
  const { render } = counting(() => new Response(`version ${version}`, { headers: publicPage }));
  const { get, change, ports } = await openCache(render, { processes: 2 });
  for (const port of ports) expect((await get("/", {}, "GET", port)).body.toString()).toBe("version 1");
  version = 2;
  await change();
  for (const port of ports) expect((await get("/", {}, "GET", port)).body.toString()).toBe("version 2");
});

test("a page begun before a change is not kept, nor given to those who ask after it", async () => {
  let version = 1;
  let go = () => {};
  const { render, rendered } = counting(async () => {
    const begun = version;
    if (begun === 1) await new Promise<void>((resolve) => (go = resolve));
    return new Response(`version ${begun}`, { headers: publicPage });
  });
  const { get, change } = await openCache(render);
  const early = get("/");
  await expect.poll(() => rendered.length).toBe(1);
  version = 2;
  await change();
  expect((await get("/")).body.toString()).toBe("version 2");
  go();
  expect((await early).body.toString()).toBe("version 1");
  expect((await get("/")).body.toString()).toBe("version 2");
});

const place = { browser: "Firefox on Linux", network: "" };

/** As Remix's cookies store a text. */
const cookieOf = (text: string) => encodeURIComponent(Buffer.from(JSON.stringify(text)).toString("base64"));

test("bypasses the cache with a session or a flash message", async () => {
  const { get, db } = await openCache(counting().render);
  await get("/");
  const staff = await db.selectFrom("staff").select("id").executeTakeFirstOrThrow();
  const now = new Date().toISOString();
  await storeSession(db, sha256("a session"), { staffId: staff.id, remember: false, now, ...place });
  for (const name of ["session", "__Host-session"]) {
    const cookie = `x=1; ${name}=${cookieOf("a session")}`;
    expect((await get("/", { Cookie: cookie })).status).toBe(299);
    expect((await get("/", { Cookie: `${name}=${cookieOf("another")}; ${cookie}` })).status).toBe(299);
  }
  for (const name of ["flash", "__Host-flash"]) {
    const flash = createCookie(name, { secrets: [cookieKey(db, "flash cookie")] });
    const cookie = async (until: number) =>
      (await flash.serialize({ text: "Saved", until })).split(";")[0] ?? "";
    const message = await cookie(Date.now() + 60_000);
    for (let count = 0; count < 3; count += 1) expect((await get("/", { Cookie: message })).status).toBe(299);
    expect((await get("/", { Cookie: await cookie(Date.now() - 1) })).status).toBe(200);
  }
  await removeSession(db, sha256("a session"));
  expect((await get("/", { Cookie: `session=${cookieOf("a session")}` })).status).toBe(200);
});

test("a session that only memory has, on a full disk, goes the long way too", async () => {
  const { get, db } = await openCache(counting().render);
  const staff = await db.selectFrom("staff").select("id").executeTakeFirstOrThrow();
  await sql`pragma query_only = 1`.execute(db);
  const now = new Date().toISOString();
  await storeSession(db, sha256("a session"), { staffId: staff.id, remember: false, now, ...place });
  expect((await get("/", { Cookie: `session=${cookieOf("a session")}` })).status).toBe(299);
});

test("a session or a message that was made up gets the page that everybody gets", async () => {
  const { render, rendered } = counting();
  const { get } = await openCache(render);
  const flash = createCookie("flash", { secrets: ["a guess"] });
  const forged = (await flash.serialize({ text: "You won" })).split(";")[0] ?? "";
  const cookies = [
    "session=abc",
    "__Host-session=%00",
    "session=%",
    "session=",
    `session=${cookieOf("guess")}`,
    `session=${encodeURIComponent(Buffer.from("{").toString("base64"))}`,
    "flash=",
    "flash=x.y",
    "flash=%E0%A4%A",
    forged,
  ];
  for (const cookie of cookies)
    expect([cookie, (await get("/", { Cookie: cookie })).status]).toEqual([cookie, 200]);
  expect(rendered).toEqual(["/"]);
});

test("only hosts at which staff have logged in make cache entries", async () => {
  const { render, rendered } = counting();
  const { get, db } = await openCache(render);
  const at = async (host: string) => (await get("/", { Host: host })).status;
  for (const host of ["palash.example", "evil.example", "localhost:1", "127.0.0.1:65535", "LOCALHOST"])
    expect([host, await at(host)]).toEqual([host, 299]);
  expect(rendered).toEqual([]);
  await db
    .insertInto("site_hosts")
    .values({ host: "palash.example", seen_at: new Date().toISOString() })
    .execute();
  expect([await at("palash.example"), await at("Palash.Example"), await at("evil.example")]).toEqual([
    200, 200, 299,
  ]);
  expect(rendered).toEqual(["/"]);
});

test("a port is compared as it is written: with zeros in front it is another host", async () => {
  const { render, rendered } = counting();
  const { get, ports } = await openCache(render);
  const at = async (host: string) => (await get("/", { Host: host })).status;
  expect(await at(`127.0.0.1:${ports[0]}`)).toBe(200);
  for (const host of [`127.0.0.1:0${ports[0]}`, `127.0.0.1:${"0".repeat(9000)}${ports[0]}`])
    expect(await at(host)).toBe(299);
  expect(rendered).toEqual(["/"]);
});

test("the settings are read once for a version of the content, not for each page", async () => {
  const { get, change, db } = await openCache(counting().render);
  const read = vi.spyOn(db, "selectFrom");
  const readings = () => read.mock.calls.filter(([table]) => (table as string) === "settings").length;
  await get("/");
  await get("/notices");
  expect(readings()).toBe(1);
  await change();
  await get("/");
  await get("/notices");
  expect(readings()).toBe(2);
});

test.each([
  "/dashboard",
  "/login",
  "/gdapi/get_notices.php",
  "/uploads/x.webp",
  "/%2e%2e/x",
  "//evil.example/",
  "/nowhere",
  "/logout?x=1",
])("%s is not for the cache", async (path) => {
  const { render, rendered } = counting();
  const { get } = await openCache(render);
  expect([(await get(path)).status, rendered]).toEqual([299, []]);
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s goes the long way", async (method) => {
  const { get } = await openCache(counting().render);
  expect((await get("/", {}, method)).status).toBe(299);
});

test.each([
  ["a cookie", { headers: { ...publicPage, "Set-Cookie": "x=1" } }],
  ["a page of one's own", { headers: { "Cache-Control": "no-store" } }],
  ["a page that says nothing", {}],
  ["404", { status: 404, headers: publicPage }],
  ["a redirect", { status: 301, headers: { ...publicPage, Location: "/" } }],
])("%s is never kept, and tried once", async (_, init: ResponseInit) => {
  const { render, rendered } = counting(() => new Response("x", init));
  const { get } = await openCache(render);
  expect([(await get("/contact")).status, (await get("/contact")).status]).toEqual([299, 299]);
  expect(rendered).toHaveLength(1);
});

test("a failed rendering goes the long way, and spoils nothing", async () => {
  let broken = "thrown";
  const { render } = counting(() => {
    if (broken === "thrown") throw new Error("broken");
    if (broken === "answered") return new Response("broken", { status: 500 });
    return new Response("whole", { headers: publicPage });
  });
  const { get } = await openCache(render);
  expect((await get("/")).status).toBe(299);
  broken = "answered";
  expect((await get("/")).status).toBe(299);
  broken = "";
  expect((await get("/")).body.toString()).toBe("whole");
});

test("unknown query parameters make no cache entries, and known ones are in one order", async () => {
  const { render, rendered } = counting();
  const { get } = await openCache(render);
  for (const path of ["/", "/?utm_source=x", "/?fbclid=1&x[]=2", "/?", "/?tab="]) await get(path);
  expect(rendered).toEqual(["/"]);
  for (const path of ["/?tab=events&category=all", "/?category=all&x=1&tab=events"]) await get(path);
  expect(rendered).toEqual(["/", "/?tab=events&category=all"]);
  for (let index = 0; index < 300; index += 1) await get(`/?tab=${Math.random()}`);
  expect(rendered).toHaveLength(2);
});

test.each([
  ["gzip, deflate, br", "br"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0.5, br;q=0.1", "br"],
  ["identity", undefined],
  ["", undefined],
  ["*;q=0", undefined],
  ["zebra", undefined],
])("Accept-Encoding '%s' is answered with %s", async (accepted, encoding) => {
  const text = "The tanks are cleaned on Friday. ".repeat(100);
  const { get } = await openCache(counting(() => new Response(text, { headers: publicPage })).render);
  for (let count = 0; count < 2; count += 1) {
    const { headers, body } = await get("/", { "Accept-Encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    const plain =
      encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
    expect(plain.toString()).toBe(text);
    if (encoding) expect(body.length).toBeLessThan(text.length / 10);
  }
});

test("a browser that has the page gets 304, until the page is another one", async () => {
  let text = "one";
  const { get, change } = await openCache(counting(() => new Response(text, { headers: publicPage })).render);
  const { headers } = await get("/", { "Accept-Encoding": "br" });
  const tag = headers.etag ?? "";
  const again = (accepted: string) =>
    get("/", { "Accept-Encoding": accepted, "If-None-Match": `"other", ${tag.replace("W/", "")}` });
  const same = await again("br");
  expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, tag]);
  expect((await again("gzip")).status).toBe(304);
  await change();
  expect((await again("br")).status).toBe(304);
  text = "two";
  await change();
  expect((await again("br")).status).toBe(200);
});

test("a page is compressed best after its first response", async () => {
  const words = Array.from({ length: 4000 }, (_, index) => ((index * 7919) % 997).toString(36)).join(" ");
  const { get } = await openCache(counting(() => new Response(words, { headers: publicPage })).render);
  const size = async () => (await get("/", { "Accept-Encoding": "br" })).body.length;
  const first = await size();
  await expect.poll(size).toBeLessThan(first * 0.97);
});

test("HEAD is GET without the body", async () => {
  const { get } = await openCache(counting().render);
  const { headers, body } = await get("/");
  const head = await get("/", {}, "HEAD");
  expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([
    200,
    0,
    String(body.length),
  ]);
  expect(head.headers.etag).toBe(headers.etag);
});

test("memory is bounded, and what was asked for last stays", async () => {
  const page = "x".repeat(10_000);
  const { render, rendered } = counting(() => new Response(page, { headers: publicPage }));
  const { get } = await openCache(render, { maxBytes: 40_000 });
  for (const month of ["01", "02", "03"]) await get(`/curriculum?month=2026-${month}`);
  await get("/curriculum?month=2026-01");
  await get("/curriculum?month=2026-04");
  rendered.length = 0;
  await get("/curriculum?month=2026-01");
  expect(rendered).toEqual([]);
  await get("/curriculum?month=2026-02");
  expect(rendered).toEqual(["/curriculum?month=2026-02"]);
});

test("the packed forms of a page count too", async () => {
  const page = randomBytes(10_000).toString("latin1");
  const { render, rendered } = counting(() => new Response(page, { headers: publicPage }));
  const { get } = await openCache(render, { maxBytes: 50_000 });
  const month = (number: number, encoding: string) =>
    get(`/curriculum?month=2026-0${number}`, { "Accept-Encoding": encoding });
  for (const number of [1, 2])
    for (const encoding of ["identity", "gzip", "br"]) await month(number, encoding);
  await expect
    .poll(async () => {
      rendered.length = 0;
      await month(2, "identity");
      await month(1, "identity");
      return rendered;
    })
    .toEqual(["/curriculum?month=2026-01"]);
});

test("a range of a page is the whole page", async () => {
  const { get } = await openCache(counting().render);
  expect((await get("/", { Range: "bytes=0-3" })).status).toBe(200);
});

test("only a trusted proxy can state its visitor's encryption", async () => {
  const encrypted = { "X-Forwarded-Proto": "https", Host: "palash.example" };
  for (const proxy of [true, false]) {
    const { get, db } = await openCache(counting().render, { proxy });
    const seen_at = new Date().toISOString();
    await db.insertInto("site_hosts").values({ host: "palash.example", seen_at }).execute();
    const { body, headers } = await get("/", encrypted);
    expect(body.toString()).toBe(`page of ${proxy ? "https" : "http"}://palash.example/`);
    expect(headers["strict-transport-security"] !== undefined).toBe(proxy);
    expect((await get("/", { Host: "palash.example" })).body.toString()).toBe(
      "page of http://palash.example/",
    );
  }
});

test("a database that cannot be read for a moment goes the long way", async () => {
  const { get, db } = await openCache(counting().render);
  await get("/");
  await sql`alter table content_revision rename to elsewhere`.execute(db);
  expect((await get("/")).status).toBe(299);
  await sql`alter table elsewhere rename to content_revision`.execute(db);
  expect((await get("/")).status).toBe(200);
});

test("the light version is a page of its own, asked for by header or by choice", async () => {
  const { render } = counting(
    (request) => new Response(request.headers.get("Save-Data") ?? "full", { headers: publicPage }),
  );
  const { get } = await openCache(render);
  const body = async (headers: Record<string, string>) => (await get("/", headers)).body.toString();
  expect(await body({})).toBe("full");
  expect(await body({ "Save-Data": "on" })).toBe("on");
  expect(await body({ Cookie: "a=b; light=on" })).toBe("on");
  expect(await body({ Cookie: "light=off", "Save-Data": "on" })).toBe("full");
});

test("caches a page separately for followed links", async () => {
  const { rendered, render } = counting(
    (request) => new Response(request.headers.get("Sec-Fetch-Site") ?? "none", { headers: publicPage }),
  );
  const { get } = await openCache(render);
  const ask = async (site: string, mode: string) =>
    (await get("/", { "Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode })).body.toString();
  for (let count = 0; count < 2; count += 1) {
    expect(await ask("same-origin", "navigate")).toBe("same-origin");
    expect(await ask("none", "navigate")).toBe("none");
    expect(await ask("cross-site", "navigate")).toBe("none");
    // A script or the service worker, which may store the page without its sheet.
    expect(await ask("same-origin", "cors")).toBe("none");
  }
  expect(rendered).toEqual(["/", "/"]);
});

test("an English page is kept once for each language that it offers, and only those that the site comes in", async () => {
  const { rendered, render } = counting(
    (request) => new Response(request.headers.get("Accept-Language") ?? "none", { headers: publicPage }),
  );
  const { get, db } = await openCache(render);
  await saveSettings(db, { hidden_languages: "hi" });
  const ask = async (accepted: string, cookie = "") =>
    (await get("/", { "Accept-Language": accepted, Cookie: cookie })).body.toString();
  expect(await ask("or-IN,or;q=0.9,en;q=0.5")).toBe("or");
  expect(await ask("or")).toBe("or");
  expect(await ask("hi,en;q=0.5")).toBe("none");
  expect(await ask("bn", "language=en")).toBe("none");
  expect(await ask("en", "language=bn")).toBe("bn");
  expect((await get("/")).headers.vary).toBe(
    "Accept-Encoding, Cookie, Save-Data, Sec-Fetch-Site, Sec-Fetch-Mode, Accept-Language",
  );
  expect(rendered).toHaveLength(3);
  await saveSettings(db, { hidden_languages: "bn hi or" });
  expect(await ask("or")).toBe("none");
  expect((await get("/")).headers.vary).toBe(
    "Accept-Encoding, Cookie, Save-Data, Sec-Fetch-Site, Sec-Fetch-Mode",
  );
});

test("a page of a language is kept for itself, and only while the site comes in it", async () => {
  const { rendered, render } = counting();
  const { get, db } = await openCache(render);
  for (let count = 0; count < 2; count += 1) {
    for (const path of ["/", "/or/", "/hi/"]) expect((await get(path)).body.toString()).toContain(path);
  }
  expect(rendered).toEqual(["/", "/or/", "/hi/"]);
  await saveSettings(db, { hidden_languages: "or" });
  expect((await get("/or/")).status).toBe(299);
  expect((await get("/hi/")).status).toBe(200);
});

test("only an English page says that it depends on the browser's languages: files and pages of a language are the same for all", async () => {
  const { rendered, render } = counting();
  const { get } = await openCache(render);
  const paths = ["/notices/feed.xml", "/or/notices/feed.xml", "/or/", "/hi/notices"];
  for (const path of paths) {
    for (const accepted of ["or", "hi", "bn", "en"]) {
      const { headers } = await get(path, { "Accept-Language": accepted });
      expect([path, headers.vary]).toEqual([
        path,
        "Accept-Encoding, Cookie, Save-Data, Sec-Fetch-Site, Sec-Fetch-Mode",
      ]);
    }
  }
  expect(rendered).toEqual(paths);
  expect((await get("/notices")).headers.vary).toMatch(/, Accept-Language$/);
});

test("a page has at most one cache entry for each language of the site", async () => {
  const { rendered, render } = counting();
  const { get } = await openCache(render);
  const codes = ["or", "hi", "bn", "en", "ta", "fr", "de"];
  const asked = Array.from({ length: 300 }, (_, number) => {
    const [first, second] = [codes[number % 7], codes[Math.floor(number / 7) % 7]];
    return `${first}-IN,${second};q=0.${(number % 9) + 1},x-${number};q=0.1`;
  });
  for (const path of ["/contact", "/or/contact", "/hi/contact", "/bn/contact"])
    for (const accepted of asked) await get(path, { "Accept-Language": accepted });
  const times = (path: string) => rendered.filter((each) => each === path).length;
  expect(times("/contact")).toBe(4);
  expect(["/or", "/hi", "/bn"].map((language) => times(`${language}/contact`))).toEqual([1, 1, 1]);
});

test("the pages of all languages share the bound of the memory", async () => {
  const size = 10_000;
  const maxBytes = 100_000;
  const page = "x".repeat(size);
  const { rendered, render } = counting(() => new Response(page, { headers: publicPage }));
  const { get } = await openCache(render, { maxBytes });
  const months = ["01", "02", "03", "04", "05", "06", "07", "08"];
  const all = ["", "/or", "/hi", "/bn"].flatMap((language) =>
    months.map((month) => `${language}/curriculum?month=2026-${month}`),
  );
  const ask = (path: string) => get(path, { "Accept-Encoding": "identity" });
  for (const path of all) await ask(path);
  expect(rendered).toHaveLength(32);
  rendered.length = 0;
  // From the newest back, so that nothing is evicted before it is read.
  let kept = 0;
  for (const path of all.toReversed()) {
    await ask(path);
    if (rendered.length > 0) break;
    kept += 1;
  }
  expect(kept).toBeGreaterThan(0);
  expect(kept * size).toBeLessThanOrEqual(maxBytes);
});

test("only pages that declare a cookie are cached with and without it", async () => {
  const { rendered, render } = counting(
    (request) => new Response(request.headers.get("Cookie") ?? "none", { headers: publicPage }),
  );
  const { get } = await openCache(render);
  const body = async (path: string, Cookie: string) => (await get(path, { Cookie })).body.toString();
  for (let count = 0; count < 2; count += 1) {
    expect(await body("/", "a=b")).toBe("none");
    expect(await body("/", "a=b; seen=yes")).toBe("seen=yes");
    expect(await body("/", "seen=17")).toBe("none");
    expect(await body("/notices", "seen=yes")).toBe("none");
  }
  expect(rendered).toEqual(["/", "/", "/notices"]);
});

test("an unknown host is refused, and each known host has its own cache entries", async () => {
  const { render } = counting();
  const { get } = await openCache(render, { env: { ORIGIN: "https://palash.example" } });
  expect((await get("/", { Host: "evil.example" })).status).toBe(299);
  const known = await get("/", { Host: "palash.example" });
  expect(known.body.toString()).toBe("page of https://palash.example/");
  expect(known.headers["strict-transport-security"]).toMatch(/max-age=\d{7}/);
});

/** Tables that no public page shows. */
const privateTables = [
  "activity",
  "alert_mails",
  "annual_reports",
  "avif_jobs",
  "backups",
  "check_runs",
  "checked_links",
  "clock_spells",
  "content_revision",
  "document_addresses",
  "document_checks",
  "document_versions",
  "erased_files",
  "erasures",
  "facility_addresses",
  "page_addresses",
  "import_runs",
  "imported_records",
  "missing_addresses",
  "redirects",
  "messages",
  "newsletter_issues",
  "newsletter_notices",
  "newsletter_sends",
  "notice_previews",
  "outgoing_mails",
  "parked_forms",
  "passkeys",
  "password_links",
  "picture_originals",
  "pictures_to_check",
  "problems",
  "push_messages",
  "push_notices",
  "push_phones",
  "push_sends",
  "rate_limits",
  "recovery_codes",
  "reply_templates",
  "resumes",
  "second_steps",
  "sessions",
  "site_hosts",
  "site_identity",
  "staff",
  "submissions",
  "subscribers",
  "take_downs",
  "tallies",
  "text_versions",
  "transfer_certificates",
  "certificate_tries",
  "closed_certificates",
  "undo_steps",
];

test("every table raises the content revision or is private, also a new one", async () => {
  const { db } = await openCache(counting().render);
  const tables = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !/_search/.test(name));
  const { rows } = await import("kysely").then(({ sql }) =>
    sql<{
      name: string;
      tbl_name: string;
    }>`select name, tbl_name from sqlite_master where type = 'trigger' and name like 'revision_%'`.execute(
      db,
    ),
  );
  const raising = new Set(rows.map(({ tbl_name }) => tbl_name));
  for (const table of raising) expect(rows.filter(({ tbl_name }) => tbl_name === table)).toHaveLength(3);
  expect([...raising, ...privateTables].sort()).toEqual(tables.sort());
});
