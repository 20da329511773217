import { expect, test } from "vitest";
import { aboutDanger, notAboutDanger } from "../support/danger-questions";
import { english, hardQuestions, inOtherScripts, type Question } from "../support/parents-questions";
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

/** An answer without a section is any section of its page. */
const isAnswer = (to: string, answer: string) =>
  answer.endsWith("*") ? to.startsWith(answer.slice(0, -1)) : to === answer || to.startsWith(`${answer}#`);

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

test.each(["", "/or"])("harder questions lead to the right page or section, on %s/search", async (page) => {
  expect(await listMissed(hardQuestions, page)).toEqual([]);
});

test("questions about danger lead to the contact for child safety first, in every language and spelling", async () => {
  const site = await openSampleSite();
  const missed: string[] = [];
  for (const asked of aboutDanger) {
    const [first] = await findAddresses(site, "", asked);
    if (first !== "/contact#complaints") missed.push(asked);
  }
  expect(missed).toEqual([]);
  const wrong: string[] = [];
  for (const asked of notAboutDanger) {
    const [first] = await findAddresses(site, "", asked);
    if (first === "/contact#complaints") wrong.push(asked);
  }
  expect(wrong).toEqual([]);
});

test("links of results lead to sections that exist on their pages", async () => {
  const site = await openSampleSite();
  const links = new Set<string>();
  for (const [asked] of [...english, ...hardQuestions])
    for (const to of await findAddresses(site, "", asked)) if (to.includes("#")) links.add(to);
  expect(links.size).toBeGreaterThan(8);
  for (const to of links) {
    const [path = "", id] = to.split("#");
    expect([to, (await site.visitor().get(path)).includes(`id="${id}"`)]).toEqual([to, true]);
  }
});
