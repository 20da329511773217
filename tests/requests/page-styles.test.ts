import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import postcss, { type AtRule } from "postcss";
import { expect, test } from "vitest";
import { dashboardPages, publicPages } from "../pages";
import { openSampleSite, openSite } from "../support/site";
import { sheetsIn } from "../support/styles";

const sheetOf = (html: string) => sheetsIn(html).join("");
const classesOf = (html: string) =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(" ")));

/** Classes that stand for no style: they mark what other selectors refer to. */
const isMarker = (name: string) => name === "" || name === "light" || /^(group|peer)(\/|$)/.test(name);

function withoutRule(html: string, sheet: string): string[] {
  const isStyled = (name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(sheet);
  return [...classesOf(html)].filter((name) => !isMarker(name) && !isStyled(name));
}

test("every class that a page names has a rule in the sheet that it carries or links", async () => {
  const site = await openSampleSite();
  const visitor = site.visitor();
  for (const path of publicPages) {
    const html = await visitor.get(path);
    expect([path, withoutRule(html, sheetOf(html))]).toEqual([path, []]);
  }
  const assets = "build/client/assets";
  const file = readdirSync(assets).find((name) => /^dashboard-.*\.css$/.test(name));
  const linked = readFileSync(`${assets}/${file}`, "utf8");
  const clerk = await site.staff();
  for (const path of dashboardPages) {
    const html = await clerk.get(path);
    const missing = (sheet: string) => withoutRule(html, sheet).filter((name) => name !== "active");
    expect([path, missing(sheetOf(html)), missing(linked)]).toEqual([path, [], []]);
  }

  const gallery = await visitor.get("/school-gallery");
  const tints = [...new Set([...gallery.matchAll(/ data-tint="(\w+)"/g)].map(([, tint]) => tint))];
  expect(tints.length).toBeGreaterThan(1);
  // A picture has its colour until it comes, in one rule for all pictures of that colour.
  expect(sheetOf(gallery).match(/\[data-tint[^}]*\}/g)).toEqual(
    tints.map((tint) => `[data-tint="${tint}"]{background:#${tint}}`),
  );
}, 120_000);

/** The classes that a sheet gives a look by themselves: on a screen, and before anybody does anything. */
function looksIn(sheet: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(sheet).walkRules(({ selectors, parent }) => {
    if ((parent as AtRule).params === "print") return;
    for (const selector of selectors) if (/^\.\w+$/.test(selector)) names.add(selector.slice(1));
  });
  return names;
}

test("what stands in front of a page's second sheet has its look from the first, and the policy allows both", async () => {
  const site = await openSampleSite();
  const hash = (css: string) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
  for (const path of publicPages) {
    for (const headers of [{}, { "Save-Data": "on" }] as Record<string, string>[]) {
      const answer = await site.visitor().visit(path, { headers });
      const html = await answer.text();
      const [head = "", below = "", ...others] = sheetsIn(html);
      expect([path, head.length > 1000, below.length > 1000, others]).toEqual([path, true, true, []]);
      const above = html.slice(0, html.lastIndexOf("<style>"));
      const late = looksIn(below);
      expect([path, [...classesOf(above)].filter((name) => late.has(name))]).toEqual([path, []]);
      const policy = answer.headers.get("Content-Security-Policy") ?? "";
      expect(policy).toContain(`style-src 'self' ${hash(head)} ${hash(below)};`);
    }
  }
}, 120_000);

test("a staff page carries its sheet; one that follows another links the sheet that they share", async () => {
  const clerk = await (await openSite()).staff();
  const visit = async (referer: string) => {
    const answer = await clerk.visit("/dashboard/deletenotice", { headers: { Referer: referer } });
    const html = await answer.text();
    const [head = "", body = ""] = html.split("</head>");
    const links = (part: string) =>
      /<link rel="stylesheet" href="\/assets\/dashboard-[^"]+\.css"\/>/.test(part);
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    return {
      carries: sheetOf(head) !== "",
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
  const sheetAt = async (path: string) => sheetOf(await visitor.get(path));
  expect(await sheetAt("/curriculum")).toContain("border-collapse:collapse");
  expect(await sheetAt("/school-gallery")).toContain("object-fit:contain");
  expect(await sheetAt("/career")).toMatch(/input\[type=file\]\{padding/);
  expect(await sheetAt("/terms")).not.toMatch(
    /border-collapse|object-fit|table|datetime|file-selector|--tw-/,
  );
});

test("what an enhancement shows later is hidden until then, and the focus is seen", async () => {
  const sheet = sheetOf(await (await openSite()).visitor().get("/"));
  expect(sheet).toContain("[hidden]{display:none!important}");
  const [, ring = ""] = /[};]:focus-visible\{[^}]*outline:3px solid var\((--\w+)\)/.exec(sheet) ?? [];
  expect(sheet).toContain(`${ring}:#8a5200`);
});
