import { expect, test } from "vitest";
import { createSpeech, siteLanguages } from "~/capabilities/translations/site-languages.server";
import { speaking } from "~/languages/current";
import { english } from "~/languages/languages";
import { isAboutDanger } from "~/search/danger";
import { searchSite } from "~/search/search.server";
import { aboutDanger, notAboutDanger } from "../support/danger-questions";
import {
  hardQuestions,
  english as inEnglish,
  inOtherScripts,
  type Question,
} from "../support/parents-questions";
import { questionsOfYear } from "../support/questions-of-a-year";
import { openSampleSite } from "../support/site";

type Site = Awaited<ReturnType<typeof openSampleSite>>;

/** Hits that count as found. */
const first = 2;

/** Returns the addresses of the hits, as on the page of the search, without rendering it for each question. */
async function findAddresses({ db }: Site, code: string, asked: string): Promise<string[]> {
  const all = siteLanguages({ db });
  const language = all.languages.find((one) => one.code === code) ?? english;
  const { hits } = await speaking(createSpeech(all, language), () => searchSite(db, asked));
  return hits.map(({ to }) => to);
}

/** An answer without a section is any section of its page. */
const isAnswer = (to: string, answer: string) =>
  answer.endsWith("*") ? to.startsWith(answer.slice(0, -1)) : to === answer || to.startsWith(`${answer}#`);

/** Returns questions whose answer is not among the first hits. */
async function listMissed(questions: readonly Question[], code = english.code): Promise<string[]> {
  const site = await openSampleSite();
  const missed: string[] = [];
  for (const [asked, ...answers] of questions) {
    const found = await findAddresses(site, code, asked);
    if (!found.slice(0, first).some((to) => answers.some((answer) => isAnswer(to, answer))))
      missed.push(`${asked}: ${found.slice(0, 4).join(" ") || "nothing"}`);
  }
  return missed;
}

test("questions of parents in English lead to the right page", async () => {
  expect(await listMissed(inEnglish)).toEqual([]);
});

test.each(["en", "or", "hi", "bn"])(
  "questions in Indian languages and in Latin letters lead to the right page, on pages in the language %s",
  async (code) => {
    expect(await listMissed(inOtherScripts, code)).toEqual([]);
  },
);

test("the page of the search shows the hits in their order", async () => {
  const site = await openSampleSite();
  const html = await site.visitor().get("/or/search?q=fees");
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const shown = [...main.matchAll(/<h3[^>]*><a href="([^"]*)"/g)].map(([, to = ""]) =>
    to.replaceAll("&amp;", "&").replace(/^\/or(?=\/)/, ""),
  );
  expect(shown).toEqual(await findAddresses(site, "or", "fees"));
});

test.each(["en", "or"])(
  "harder questions lead to the right page or section, in the language %s",
  async (code) => {
    expect(await listMissed(hardQuestions, code)).toEqual([]);
  },
);

test("questions of a year in all languages lead to the right page or section", async () => {
  expect(questionsOfYear.length).toBeGreaterThan(80);
  expect(await listMissed(questionsOfYear)).toEqual([]);
});

test("a question that no page is about leads to the page that says whom to ask, with the nearest pages after it", async () => {
  const site = await openSampleSite();
  for (const asked of ["special needs", "drawing competition prize", "how many children per teacher"]) {
    const found = await findAddresses(site, english.code, asked);
    expect([asked, found[0], found.length > 1]).toEqual([asked, "/contact", true]);
  }
  expect((await findAddresses(site, english.code, "fees of class 6"))[0]).toContain("/fees");
});

test("recognises questions about danger in every language and spelling, and no others", () => {
  expect(aboutDanger.filter((asked) => !isAboutDanger(asked))).toEqual([]);
  expect(notAboutDanger.filter(isAboutDanger)).toEqual([]);
});

test("the page of the search answers questions about danger with the contact for child safety first", async () => {
  const site = await openSampleSite();
  for (const asked of ["bachha ko mara", "हमारे बच्चे को मारते हैं", "zebra beaten"]) {
    const html = await site.visitor().get(`/search?q=${encodeURIComponent(asked)}`);
    const [, to] = /<h3[^>]*><a href="([^"]*)"/.exec(html.slice(html.indexOf("<main"))) ?? [];
    expect([asked, to, html.includes('href="tel:1098"')]).toEqual([asked, "/contact#complaints", true]);
  }
});

test("links of results lead to sections that exist on their pages", async () => {
  const site = await openSampleSite();
  const links = new Set<string>();
  for (const [asked] of [...inEnglish, ...hardQuestions])
    for (const to of await findAddresses(site, english.code, asked)) if (to.includes("#")) links.add(to);
  expect(links.size).toBeGreaterThan(8);
  for (const to of links) {
    const [path = "", id] = to.split("#");
    expect([to, (await site.visitor().get(path)).includes(`id="${id}"`)]).toEqual([to, true]);
  }
});
