import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { openSampleSite, openSite } from "../support/site";
import { linkedSheet, sheetIn } from "../support/styles";

test("a staff page inlines its styles, or links the shared sheet after another staff page", async () => {
  const clerk = await (await openSite()).staff();
  const visit = async (referer: string) => {
    const answer = await clerk.visit("/dashboard/deletenotice", { headers: { Referer: referer } });
    const html = await answer.text();
    const [head = "", body = ""] = html.split("</head>");
    const links = (part: string) => /<link rel="stylesheet" href="\/assets\/site-[^"]+\.css"\/>/.test(part);
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    return {
      carries: sheetIn(head) !== "",
      head: links(head),
      body: links(body),
      hash: /style-src 'self' 'sha256-/.test(policy),
    };
  };
  const first = { carries: true, head: false, body: true, hash: true };
  const later = { carries: false, head: true, body: false, hash: false };
  expect(await visit("https://school.example/login")).toEqual(first);
  expect(await visit("https://school.example/notices/dashboard")).toEqual(first);
  expect(await visit("")).toEqual(first);
  expect(await visit("https://school.example/dashboard")).toEqual(later);
  expect(await visit("https://school.example/dashboard/add-notice?from=1")).toEqual(later);
});

test("public pages link one sheet for all, which browsers keep, and inline only the styles of their first screen", async () => {
  const visitor = (await openSite()).visitor();
  const paths = ["/", "/curriculum", "/career", "/terms"];
  const pages = await Promise.all(paths.map((path) => visitor.get(path)));
  const [sheet = "", ...others] = new Set(pages.map((html) => linkedSheet(html)));
  expect(others).toEqual([]);
  const answer = await visitor.visit(sheet);
  expect(answer.headers.get("Cache-Control")).toContain("immutable");
  const css = await answer.text();
  expect(css).toContain("border-collapse:collapse");
  expect(css).toMatch(/input\[type=file\]\{padding/);
  expect(css).toContain("@media print");
  expect(sheetIn(await visitor.get("/terms"))).not.toMatch(/@media print|:hover|input\[type=file\]|table\{/);
});

test("a page opened by a link of the site links the sheet, which the browser has, in its head instead of inlining styles", async () => {
  const visitor = (await openSampleSite()).visitor();
  for (const path of ["/", "/school-gallery", "/fees"]) {
    const visit = async (site: string) =>
      (
        await visitor.visit(path, { headers: { "Sec-Fetch-Site": site, "Sec-Fetch-Mode": "navigate" } })
      ).text();
    const [first, later] = [await visit("none"), await visit("same-origin")];
    expect(linkedSheet(first.split("</head>")[0] ?? ""), path).toBeUndefined();
    expect(linkedSheet(later.split("</head>")[0] ?? ""), path).toBe(linkedSheet(first));
    expect(later.match(/rel="stylesheet"/g), path).toHaveLength(1);
    // Only colours and crops of its pictures.
    expect(sheetIn(later).replace(/\[data-(?:tint|focus)[^}]*\}/g, ""), path).toBe("");
    const body = (html: string) => /<body>.*/s.exec(html)?.[0].replace(/<link rel="stylesheet"[^>]*>/, "");
    expect(body(later), path).toBe(body(first));
  }
});

test("the page for a wrong address links the sheet in its head, and is small", async () => {
  const html = await (await openSampleSite()).visitor().get("/nowhere");
  expect(linkedSheet(html.split("</head>")[0] ?? "")).toBeDefined();
  expect(sheetIn(html)).toBe("");
  expect(brotliCompressSync(html).length).toBeLessThan(5 * 1024);
});

test("a page of an earlier version gets the present sheet, which no browser keeps under the old name", async () => {
  const visitor = (await openSite()).visitor();
  const present = await (await visitor.visit(linkedSheet(await visitor.get("/")) ?? "")).text();
  const old = await visitor.visit("/styles/0123456789.css");
  expect([old.status, old.headers.get("Cache-Control"), await old.text()]).toEqual([
    200,
    "no-cache",
    present,
  ]);
});

test("the text version has all styles of its elements in one document", async () => {
  const visitor = (await openSite()).visitor();
  const html = await (await visitor.visit("/fees", { headers: { "Save-Data": "on" } })).text();
  expect(linkedSheet(html)).toBeUndefined();
  expect(sheetIn(html)).toMatch(/@media print/);
  expect(sheetIn(html)).toMatch(/:hover\{/);
  expect(sheetIn(html)).not.toMatch(/input\[type=file\]/);
});

test("a gallery carries one placeholder rule per colour", async () => {
  const gallery = await (await openSampleSite()).visitor().get("/school-gallery");
  const tints = [...new Set([...gallery.matchAll(/ data-tint="(\w+)"/g)].map(([, tint]) => tint))];
  expect(tints.length).toBeGreaterThan(1);
  // Stronger than a class, whose rule comes later.
  const rules = tints.map((tint) => `[data-tint][data-tint="${tint}"]{background:#${tint}}`);
  expect(sheetIn(gallery).match(/\[data-tint[^}]*\}/g)).toEqual(rules);
});

test("hides elements of enhancements until they load, and shows the focus", async () => {
  const sheet = sheetIn(await (await openSite()).visitor().get("/"));
  expect(sheet).toContain("[hidden]{display:none!important}");
  expect(sheet).toMatch(/:focus-visible\{outline:3px solid var\(--color-marigold-deep\)/);
});
