import { describe, expect, test } from "vitest";
import { translations } from "~/languages/languages";
import { openSampleSite, textOf } from "../support/site";

/** Without addresses, which are printed only. */
const mainOf = (html: string) => textOf(/<main.*<\/main>/s.exec(html)?.[0] ?? "").replace(/https?:\S+/g, "");

const pages = [
  ...["/", "/about-us", "/mission", "/principal", "/programs", "/results"],
  ...["/admission", "/fees", "/timings", "/year-calendar", "/notices", "/notices/1"],
];

const maxLatinShare = 0.15;

/** Share of Latin letters among all letters. */
function latinShare(text: string): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length / letters.length;
}

describe.each(translations)("sample content in $english", ({ code }) => {
  test("is hardly in Latin letters on the pages for parents", async () => {
    const visitor = (await openSampleSite()).visitor();
    const shares: Record<string, number> = {};
    for (const page of pages) {
      const answer = await visitor.visit(`/${code}${page}`);
      const to = answer.headers.get("Location");
      const html = to ? await visitor.get(to) : await answer.text();
      shares[page] = Math.round(latinShare(mainOf(html)) * 100) / 100;
    }
    expect(Object.entries(shares).filter(([, share]) => share > maxLatinShare)).toEqual([]);
  });
});
