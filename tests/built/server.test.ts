import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { notices } from "~/content/notices/notice.server";
import { publicPages } from "../../server/public-pages";
import { staffPassword } from "../support/base-database";
import { build, startServer } from "../support/server";
import { notice } from "../support/site";

test("does not serve the list of routes", async () => {
  const { origin } = await startServer();
  const many = Array.from({ length: 300 }, (_, index) => `p=/dashboard/${index}`).join("&");
  expect((await fetch(`${origin}/__manifest?version=1&${many}`)).status).toBe(404);
});

test.each([
  ["TRACE / HTTP/1.1", 405],
  ["TRACK / HTTP/1.1", 400],
  ["GET ftp://localhost/contact HTTP/1.1", 400],
  ["OPTIONS * HTTP/1.1", 400],
])("%s is answered %i", async (line, status) => {
  const { raw } = await startServer();
  const answer = await raw(`${line}\nHost: localhost\nConnection: close\n\n`);
  expect(answer.split("\r\n")[0]).toContain(` ${status} `);
});

test.each(["evil.example", "evil.example:4444"])("X-Forwarded-Host %s is not believed", async (name) => {
  const { origin } = await startServer({ TRUST_PROXY: "loopback" });
  const html = await (
    await fetch(`${origin}/contact`, { headers: { "X-Forwarded-Host": name, "X-Forwarded-Proto": "https" } })
  ).text();
  expect(html).toContain(`rel="canonical" href="${origin.replace("http:", "https:")}/contact"`);
});

test.each(["javascript", "ftp", "null", "HTTPS://x"])(
  "X-Forwarded-Proto %s is not believed",
  async (scheme) => {
    const { origin } = await startServer({ TRUST_PROXY: "loopback" });
    for (const path of ["/contact", "/notices"]) {
      const html = await (await fetch(origin + path, { headers: { "X-Forwarded-Proto": scheme } })).text();
      expect(html).toContain(`rel="canonical" href="${origin}${path}"`);
    }
  },
);

test("answers errors of files as text, with each header once", async () => {
  const { origin } = await startServer();
  for (const path of [
    "/uploads/x",
    "/uploads/x.webp",
    "/documents/x.pdf",
    "/look/x.png",
    "/notices/9/event.ics",
  ]) {
    const answer = await fetch(origin + path);
    expect([path, answer.status, answer.headers.get("Content-Type")]).toEqual([
      path,
      404,
      "text/plain; charset=utf-8",
    ]);
    expect(await answer.text()).toMatch(/^[A-Z][^{}]+\.$/);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    const head = await fetch(origin + path, { method: "HEAD" });
    expect([head.status, head.headers.get("Content-Type")]).toEqual([404, "text/plain; charset=utf-8"]);
  }
});

test("other sites can embed public files only", async () => {
  const { origin } = await startServer();
  const policyOf = async (path: string) =>
    (await fetch(origin + path, { redirect: "manual" })).headers.get("Cross-Origin-Resource-Policy");
  expect(await policyOf("/robots.txt")).toBe("same-origin");
  expect(await policyOf("/login")).toBe("same-origin");
  expect(await policyOf("/dashboard")).toBe("same-origin");
  expect(await policyOf("/gdapi/get_resume.php")).toBe("same-origin");
  expect(await policyOf("/notices/feed.xml")).toBe("cross-origin");
});

test("a file is read only as fast as it is taken", async () => {
  const { db, uploads, port, answers, origin } = await startServer();
  await mkdir(join(uploads, "documents"), { recursive: true });
  const size = 10 * 1024 * 1024;
  const name = `${"a".repeat(24)}.pdf`;
  await writeFile(join(uploads, "documents", name), Buffer.alloc(size, "%PDF-1.7 "));
  const now = new Date().toISOString();
  await db
    .insertInto("disclosures")
    .values({
      name: "A long document",
      url: `/documents/${name}`,
      bytes: size,
      position: 1,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const whole = await fetch(`${origin}/documents/${name}`);
  expect((await whole.arrayBuffer()).byteLength).toBe(size);

  answers.length = 0;
  const stalled = connect(port, "127.0.0.1", () => {
    stalled.write(`GET /documents/${name} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    stalled.pause();
  });
  onTestFinished(() => void stalled.destroy());
  await expect.poll(() => answers[0]?.headersSent).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const [answer] = answers;
  expect(answer?.writableFinished).toBe(false);
  expect(answer?.writableLength).toBeLessThan(512 * 1024);
});

test("the data of a staff page is not kept by anybody", async () => {
  const { origin } = await startServer();
  const login = await fetch(`${origin}/login`, {
    method: "POST",
    body: new URLSearchParams({ username: "clerk", password: staffPassword }),
    redirect: "manual",
  });
  const cookie = login.headers.getSetCookie().map((line) => line.split(";")[0]);
  const answer = await fetch(`${origin}/dashboard.data`, { headers: { Cookie: cookie.join("; ") } });
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
});

test("an invented cursor makes no cache entry, and a real one shows the next page", async () => {
  const { db, origin } = await startServer();
  for (let number = 1; number <= 25; number += 1) {
    await notices.create(
      db,
      { ...notice, title: `Notice ${number}.` },
      `2026-03-01T00:00:${10 + number}.000Z`,
    );
  }
  const html = async (path: string) => (await fetch(origin + path)).text();
  const older = /href="(\/notices\?after=[^"]+)" rel="next"/.exec(await html("/notices"))?.[1] ?? "";
  const cacheControl = async (path: string) => (await fetch(origin + path)).headers.get("Cache-Control");
  expect(await html(older)).toContain("Notice 5.");
  expect(await html(older)).not.toContain("Notice 6.");
  // Firefox supports `stale-while-revalidate` and would show deleted notices for minutes.
  expect(await cacheControl(older)).toBe("public, max-age=0, s-maxage=25");
  const madeUp = "/notices?after=2026-03-01T00:00:15.500Z_3";
  expect(await html(madeUp)).toContain("Notice 5.");
  expect(await cacheControl(madeUp)).toBe("private, no-cache");
  expect(await cacheControl("/school-gallery?after=2026-03-01T00:00:15.500Z_3")).toBe("private, no-cache");
});

test("pages read their address by `readQuery` alone, so that the cache knows what they read", async () => {
  const files = (await readdir("app/routes/site", { recursive: true })).filter((name) =>
    name.endsWith(".tsx"),
  );
  expect(files.length).toBeGreaterThan(30);
  for (const name of files) {
    const text = await readFile(join("app/routes/site", name), "utf8");
    expect([name, /searchParams|useSearchParams|\.search\b/.test(text)]).toEqual([name, false]);
  }
});

test("caches pages by their declared parameters", () => {
  const findPage = publicPages(build);
  const read = (path: string) => Object.keys(findPage(path)?.query ?? {});
  expect(read("/")).toEqual(["tab", "category"]);
  expect(read("/notices")).toEqual(["category", "when", "after"]);
  expect(read("/curriculum")).toEqual(["month"]);
  expect(read("/school-gallery")).toEqual(["after"]);
  expect(findPage("/notices/12-water")).toBeDefined();
  for (const path of [
    "/notices/12",
    "/notices/x",
    "/notices/012-x",
    "/dashboard",
    "/uploads/a.webp",
    "/robots.txt",
    "/*",
  ]) {
    expect([path, findPage(path)]).toEqual([path, undefined]);
  }
});
