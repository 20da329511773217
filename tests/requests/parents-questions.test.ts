import { expect, test } from "vitest";
import { createSpeech, siteLanguages } from "~/capabilities/translations/site-languages.server";
import { speaking } from "~/languages/current";
import { english } from "~/languages/languages";
import { searchSite } from "~/search/search.server";
import { english as inEnglish, inOtherScripts, type Question } from "../support/parents-questions";
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

const isAnswer = (to: string, answer: string) =>
  answer.endsWith("*") ? to.startsWith(answer.slice(0, -1)) : to === answer;

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
