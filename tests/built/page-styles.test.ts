import { expect, test } from "vitest";
import { openSampleSite, openSite } from "../support/site";
import { sheetIn, sheetsIn } from "../support/styles";

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

test("a page carries no rules that only other pages need", async () => {
  const visitor = (await openSite()).visitor();
  const sheetAt = async (path: string) => sheetIn(await visitor.get(path));
  expect(await sheetAt("/curriculum")).toContain("border-collapse:collapse");
  expect(await sheetAt("/school-gallery")).toContain("object-fit:contain");
  expect(await sheetAt("/career")).toMatch(/input\[type=file\]\{padding/);
  expect(await sheetAt("/terms")).not.toMatch(/object-fit:cover|input\[type=file\]|scroll-snap/);
});

test("a gallery carries one placeholder rule per colour", async () => {
  const gallery = await (await openSampleSite()).visitor().get("/school-gallery");
  const tints = [...new Set([...gallery.matchAll(/ data-tint="(\w+)"/g)].map(([, tint]) => tint))];
  expect(tints.length).toBeGreaterThan(1);
  const rules = tints.map((tint) => `[data-tint="${tint}"]{background:#${tint}}`);
  // In both: a rule for the element's class must not come later.
  for (const sheet of sheetsIn(gallery)) expect(sheet.match(/\[data-tint[^}]*\}/g)).toEqual(rules);
});

test("hides elements of enhancements until they load, and shows the focus", async () => {
  const sheet = sheetIn(await (await openSite()).visitor().get("/"));
  expect(sheet).toContain("[hidden]{display:none!important}");
  expect(sheet).toMatch(/:focus-visible\{outline:3px solid var\(--color-marigold-deep\)/);
});
