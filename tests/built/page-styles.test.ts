import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dashboardPages, publicPages } from "../pages";
import { openSampleSite, openSite } from "../support/site";
import { classSelector, sheetIn } from "../support/styles";

const decode = (text: string) =>
  text.replaceAll("&gt;", ">").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
const classesOf = (html: string) =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = ""]) => decode(list).split(" ")));

/** Classes without styles, used by other selectors. */
const isMarker = (name: string) => name === "" || name === "light" || /^(group|peer)(\/|$)/.test(name);

const withoutRule = (html: string, sheet: string) =>
  [...classesOf(html)].filter((name) => !isMarker(name) && !sheet.includes(classSelector(name)));

test("every class that a page names has a rule in the sheet that it carries or links", async () => {
  const site = await openSampleSite();
  const visitor = site.visitor();
  for (const path of publicPages) {
    const answer = await visitor.visit(path);
    const html = await answer.text();
    const sheet = sheetIn(html);
    expect([path, withoutRule(html, sheet)]).toEqual([path, []]);
    const hash = createHash("sha256").update(sheet).digest("base64");
    expect(answer.headers.get("Content-Security-Policy")).toContain(`style-src 'self' 'sha256-${hash}';`);
  }
  const assets = "build/client/assets";
  const file = readdirSync(assets).find((name) => /^site-.*\.css$/.test(name));
  const linked = readFileSync(`${assets}/${file}`, "utf8");
  const clerk = await site.staff();
  for (const path of dashboardPages) {
    const html = await clerk.get(path);
    const missing = (sheet: string) => withoutRule(html, sheet).filter((name) => name !== "active");
    expect([path, missing(sheetIn(html)), missing(linked)]).toEqual([path, [], []]);
  }

  const gallery = await visitor.get("/school-gallery");
  const tints = [...new Set([...gallery.matchAll(/ data-tint="(\w+)"/g)].map(([, tint]) => tint))];
  expect(tints.length).toBeGreaterThan(1);
  // One placeholder rule per colour.
  expect(sheetIn(gallery).match(/\[data-tint[^}]*\}/g)).toEqual(
    tints.map((tint) => `[data-tint="${tint}"]{background:#${tint}}`),
  );
}, 120_000);

test("a staff page carries its sheet; one that follows another links the sheet that they share", async () => {
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

test("a page carries no rules that only other pages need", async () => {
  const visitor = (await openSite()).visitor();
  const sheetAt = async (path: string) => sheetIn(await visitor.get(path));
  expect(await sheetAt("/curriculum")).toContain("border-collapse:collapse");
  expect(await sheetAt("/school-gallery")).toContain("object-fit:contain");
  expect(await sheetAt("/career")).toMatch(/input\[type=file\]\{padding/);
  expect(await sheetAt("/terms")).not.toMatch(/object-fit:cover|input\[type=file\]|scroll-snap/);
});

test("hides elements of enhancements until they load, and shows the focus", async () => {
  const sheet = sheetIn(await (await openSite()).visitor().get("/"));
  expect(sheet).toContain("[hidden]{display:none!important}");
  expect(sheet).toMatch(/:focus-visible\{outline:3px solid var\(--color-marigold-deep\)/);
});
