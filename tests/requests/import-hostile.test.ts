import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createFetcher } from "~/old-site-import/fetch-site.server";
import { parseRobots } from "~/old-site-import/robots";
import { gzipBomb, type OldHandmade, page, serveHandmade } from "../support/old-handmade";
import { fetchOptions, importFrom, publishNewest, type Site, serve } from "../support/old-site";
import { serveWordpress } from "../support/old-wordpress";
import { openSite } from "../support/site";

/** Adds pages that the menu of the hand-made site leads to. */
function addPages(old: OldHandmade, pages: OldHandmade["more"]): void {
  const links = Object.keys(pages)
    .map((path) => `<a href="${path}">More</a>`)
    .join(" ");
  const headers = { "Content-Type": "text/html" };
  old.more = {
    "/menu.htm": {
      headers,
      body: `<a href="page.php?id=1">About</a> <a href="page.php?id=2">Rules</a> ${links}`,
    },
  };
  for (const [path, answer] of Object.entries(pages)) old.more[path] = { headers, ...answer };
}

async function importPages(pages: OldHandmade["more"], files: OldHandmade["more"] = {}) {
  const [site, old] = [await openSite(), await serveHandmade()];
  addPages(old, pages);
  Object.assign(old.more, files);
  const reports = await importFrom(site, old.address);
  const rows = await site.db.selectFrom("imported_records").select(["old_address", "reason"]).execute();
  const reasonOf = (path: string) => rows.find((row) => row.old_address === old.address + path)?.reason;
  return { site, old, reports, reasonOf };
}

const find = (site: Site, title: string) =>
  site.db.selectFrom("pages").selectAll().where("title", "=", title).executeTakeFirst();

test("scripts, event handlers, drawings and trackers of a page are left out", async () => {
  const body = `<p onclick="steal()">Read <a href="javascript:steal()">this</a> and <a href="https://x.example/?utm_source=a&id=1">that</a>.</p>
    <script>steal()</script><svg onload="steal()"><script>steal()</script></svg><iframe src="https://tracker.example/"></iframe>
    <img src="https://tracker.example/pixel.gif" width="1" height="1"><img src="/logo.svg" alt="Logo"><style>p{}</style>
    <object data="/evil.swf"></object>&lt;img src=x onerror=steal()&gt;`;
  const svg = "<svg xmlns='http://www.w3.org/2000/svg' onload='steal()'/>";
  const { site } = await importPages(
    { "/evil.htm": { body: page("Evil", body) } },
    { "/logo.svg": { body: svg, headers: { "Content-Type": "image/svg+xml" } } },
  );
  const evil = await find(site, "Evil");
  expect(evil?.details).toBe("Read this and [that](https://x.example/?id=1).\n\n<img src=x onerror=steal()>");
  expect(
    await site.db
      .selectFrom("page_files")
      .select("id")
      .where("page_id", "=", evil?.id ?? 0)
      .execute(),
  ).toEqual([]);
  await publishNewest(site);
  const html = await site.visitor().get("/evil");
  expect(html).toContain("&lt;img src=x onerror=steal()&gt;");
  expect(html).not.toMatch(/<script>steal|onclick|javascript:|tracker\.example|onload=/);
});

test("files that are too large, no files, or named as paths do no harm", async () => {
  const links = ["/files/huge.pdf", "/files/fake.pdf", "/files/..%2F..%2F..%2Fetc%2Fpasswd.pdf"]
    .map((path) => `<a href="${path}">A file</a>`)
    .join("<br>");
  const { site } = await importPages(
    { "/files.htm": { body: page("Files", `<p>Our files.</p>${links}`) } },
    {
      "/files/huge.pdf": { body: Buffer.alloc(16 * 1024 * 1024, 37) },
      "/files/fake.pdf": { body: "<?php system($_GET['x']);" },
      "/files/..%2F..%2F..%2Fetc%2Fpasswd.pdf": {
        body: `%PDF-1.4\n${"1 0 obj <<>> endobj\n".repeat(20)}trailer\n%%EOF\n`,
      },
    },
  );
  const { id = 0 } = (await find(site, "Files")) ?? {};
  const files = await site.db
    .selectFrom("page_files")
    .select(["slug", "original_name"])
    .where("page_id", "=", id)
    .execute();
  expect(files).toEqual([{ slug: "passwd.pdf", original_name: "passwd.pdf" }]);
  const [row] = await site.db
    .selectFrom("imported_records")
    .select("reason")
    .where("title", "=", '"Files"')
    .execute();
  expect(row?.reason).toMatch(/huge\.pdf is left out: its file is larger than 15 MB.*fake\.pdf is left out/);
  expect(await readdir(site.files.incomingDirectory)).toEqual([]);
});

test("redirects to private addresses and other sites are not followed", async () => {
  const asked: string[] = [];
  const secret = await serve((request, response) => {
    asked.push(request.url ?? "");
    response.end("secret");
  });
  const to = (Location: string) => ({ status: 302, headers: { Location } });
  const { reasonOf } = await importPages({
    "/metadata.htm": to("http://169.254.169.254/latest/meta-data/"),
    "/inside.htm": to(`${secret}/admin`),
    "/loop.htm": to("/loop.htm"),
    "/file.htm": to("file:///etc/passwd"),
  });
  expect(reasonOf("/metadata.htm")).toBe("it redirects to another site, 169.254.169.254");
  expect(reasonOf("/inside.htm")).toMatch(/^it redirects to another site, 127\.0\.0\.1:\d+$/);
  expect(reasonOf("/loop.htm")).toBe("it redirects too often");
  expect(reasonOf("/file.htm")).toMatch(/^it redirects to another site/);
  expect(asked).toEqual([]);
});

test.each([
  "http://127.0.0.1:9/",
  "http://[::1]:9/",
  "http://localhost:9/",
  "http://10.0.0.1/",
  "http://169.254.169.254/",
])("%s is refused without --allow-private", async (address) => {
  const fetcher = createFetcher(new URL(address), { ...fetchOptions, allowPrivate: false });
  await expect(fetcher.read(new URL(address))).rejects.toThrow("it leads into a private network");
});

test("packed bombs, endless nesting and endless paths are left out", async () => {
  let body = "";
  for (let depth = 0; depth < 100_000; depth += 1) body += "<div>";
  const { old, reasonOf } = await importPages(
    {
      "/bomb.htm": { headers: { "Content-Type": "text/html", "Content-Encoding": "gzip" }, body: gzipBomb() },
      "/deep.htm": { body },
      "/spiral/": { body: page("Spiral", '<p>Deeper.</p><a href="again/">On</a>') },
    },
    Object.fromEntries(
      Array.from({ length: 40 }, (_, depth) => [
        `/spiral/${"again/".repeat(depth + 1)}`,
        {
          headers: { "Content-Type": "text/html" },
          body: page("Spiral", `<p>Depth ${depth}.</p><a href="again/">On</a>`),
        },
      ]),
    ),
  );
  expect(reasonOf("/bomb.htm")).toBe("its answer is larger than 3 MB");
  expect(reasonOf("/deep.htm")).toBe("it is too large or nested too deeply");
  expect(old.asked.filter((path) => path.endsWith("again/")).length).toBeLessThanOrEqual(10);
});

test.each([
  [
    '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><rss><channel><title>&b;</title></channel></rss>',
    /damaged/,
  ],
  [
    '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><title>&x;</title></channel></rss>',
    /damaged/,
  ],
  [`<rss>${"<a>".repeat(1000)}`, /nested too deeply/],
  ["<html></html>", /no export of WordPress/],
  ["<rss><channel><title>cut", /damaged/],
])("a hostile export file is refused: %#", async (xml, problem) => {
  const site = await openSite();
  const file = join(site.config.uploadsDir, "export.xml");
  await writeFile(file, xml);
  await expect(importFrom(site, file)).rejects.toThrow(problem);
  expect(await site.db.selectFrom("imported_records").selectAll().execute()).toEqual([]);
});

test("says what to do if the old site keeps programs out", async () => {
  const site = await openSite();
  const address = await serve(
    (_, response) => void response.writeHead(403, { "cf-mitigated": "challenge" }).end(),
  );
  await expect(importFrom(site, address)).rejects.toThrow(/ask its host to allow .* SchoolWebsiteImport/);
});

test("waits as long as a busy site asks, and reads on", async () => {
  const site = await openSite();
  const old = await serveWordpress();
  let refused = 0;
  old.meddle = (path) => {
    if (!path.endsWith("/posts") || refused++ > 0) return undefined;
    return { status: 429, headers: { "Retry-After": "1" } };
  };
  const started = performance.now();
  expect((await importFrom(site, old.address)).posts?.came).toBe(2);
  expect(performance.now() - started).toBeGreaterThan(900);
});

test.each([
  ["/private/a", false],
  ["/private/open/a", true],
  ["/a.php?print=1", false],
  ["/a.pdf", false],
  ["/a.pdfs", true],
  ["/", true],
])("robots.txt decides about %s", (path, isAllowed) => {
  const robots = parseRobots(
    "User-agent: other\nDisallow: /\n\nUser-agent: *\nDisallow: /private/ # staff\nAllow: /private/open/\nDisallow: /*print=\nDisallow: /*.pdf$\nDisallow:\n",
  );
  expect(robots(new URL(path, "http://old.example"))).toBe(isAllowed);
});
