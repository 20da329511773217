import { expect, test } from "vitest";
import { english, inOtherScripts, type Question } from "../support/parents-questions";
import { openSampleSite } from "../support/site";

type Site = Awaited<ReturnType<typeof openSampleSite>>;

/** Hits that count as found. */
const first = 2;

const withoutEntities = (text: string) => text.replaceAll("&amp;", "&");

async function findAddresses(site: Site, page: string, asked: string): Promise<string[]> {
  const html = await site.visitor().get(`${page}/search?q=${encodeURIComponent(asked)}`);
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return [...main.matchAll(/<h3[^>]*><a href="([^"]*)"/g)].map(([, to = ""]) =>
    withoutEntities(to).replace(/^\/(or|hi|bn)(?=\/)/, ""),
  );
}

const isAnswer = (to: string, answer: string) =>
  answer.endsWith("*") ? to.startsWith(answer.slice(0, -1)) : to === answer;

/** Returns questions whose answer is not among the first hits. */
async function listMissed(questions: readonly Question[], page = ""): Promise<string[]> {
  const site = await openSampleSite();
  const missed: string[] = [];
  for (const [asked, ...answers] of questions) {
    const found = await findAddresses(site, page, asked);
    if (!found.slice(0, first).some((to) => answers.some((answer) => isAnswer(to, answer))))
      missed.push(`${asked}: ${found.slice(0, 4).join(" ") || "nothing"}`);
  }
  return missed;
}

test("questions of parents in English lead to the right page", async () => {
  expect(await listMissed(english)).toEqual([]);
});

test.each(["", "/or", "/hi", "/bn"])(
  "questions in Indian languages and in Latin letters lead to the right page, on %s/search",
  async (page) => {
    expect(await listMissed(inOtherScripts, page)).toEqual([]);
  },
);
