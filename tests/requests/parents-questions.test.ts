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
import { shareSite } from "../support/site";

/** Tests only read it. */
const site = shareSite((own) => own, { isSample: true });

/** Addresses by language and question: several tests ask the same. */
const found = new Map<string, Promise<string[]>>();

/** Hits that count as found. */
const first = 2;

/** Returns the addresses of the hits, as on the page of the search, without rendering it for each question. */
function findAddresses(code: string, asked: string): Promise<string[]> {
  const key = `${code} ${asked}`;
  const addresses = found.get(key) ?? search(code, asked);
  found.set(key, addresses);
  return addresses;
}

async function search(code: string, asked: string): Promise<string[]> {
  const { db } = site();
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
  const missed: string[] = [];
  for (const [asked, ...answers] of questions) {
    const addresses = await findAddresses(code, asked);
    if (!addresses.slice(0, first).some((to) => answers.some((answer) => isAnswer(to, answer))))
      missed.push(`${asked}: ${addresses.slice(0, 4).join(" ") || "nothing"}`);
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
  const { main } = await site().visitor().open("/or/search?q=fees");
  const shown = main.attributes("h3 > a", "href");
  expect(shown.map((to) => to.replace(/^\/or(?=\/)/, ""))).toEqual(await findAddresses("or", "fees"));
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
  for (const asked of ["special needs", "drawing competition prize", "how many children per teacher"]) {
    const addresses = await findAddresses(english.code, asked);
    expect([asked, addresses[0], addresses.length > 1]).toEqual([asked, "/contact", true]);
  }
  expect((await findAddresses(english.code, "fees of class 6"))[0]).toContain("/fees");
});

test("recognises questions about danger in every language and spelling, and no others", () => {
  expect(aboutDanger.filter((asked) => !isAboutDanger(asked))).toEqual([]);
  expect(notAboutDanger.filter(isAboutDanger)).toEqual([]);
});

test("the page of the search answers questions about danger with the contact for child safety first", async () => {
  for (const asked of ["bachha ko mara", "हमारे बच्चे को मारते हैं", "zebra beaten"]) {
    const page = await site()
      .visitor()
      .open(`/search?q=${encodeURIComponent(asked)}`);
    const [to] = page.main.attributes("h3 > a", "href");
    expect([asked, to, page.has('a[href="tel:1098"]')]).toEqual([asked, "/contact#complaints", true]);
  }
});

test("links of results lead to sections that exist on their pages", async () => {
  const sections = new Map<string, Set<string>>();
  for (const [asked] of [...inEnglish, ...hardQuestions])
    for (const to of await findAddresses(english.code, asked)) {
      const [path = "", id] = to.split("#");
      if (id) sections.set(path, (sections.get(path) ?? new Set()).add(id));
    }
  expect([...sections.values()].flatMap((ids) => [...ids]).length).toBeGreaterThan(8);
  const missing: string[] = [];
  for (const [path, ids] of sections) {
    const html = await site().visitor().get(path);
    for (const id of ids) if (!html.includes(`id="${id}"`)) missing.push(`${path}#${id}`);
  }
  expect(missing).toEqual([]);
});
