import { describe, expect, test } from "vitest";
import { staffKinds } from "~/kinds/registry";
import { getDefaultText, keptVersions } from "~/page-texts/queries.server";
import { textNames, textPages, textPath, textSpec } from "~/page-texts/texts";
import { searchSite } from "~/search/search.server";
import { createTexts } from "~db/seed/texts";
import { readActivity } from "../support/activity";
import { addingForm, sendForm } from "../support/forms";
import { readPage } from "../support/page";
import { openedIn, openSampleSite, openSite, textOf } from "../support/site";
import { writeTexts } from "../support/texts";

const sampleTexts: Record<string, string> = createTexts();

const mainOf = (html: string) => readPage(html).text;

/** First line of a text, or first cell of a table below its headings. */
const firstOf = (text: string) => text.replace(/^Classes \|.*\n/, "").split(/\n| \| /)[0] ?? "";

const siteWithSections = openSampleSite;

/** Reads each page once. @returns function that returns the words of a page */
function reader(site: Awaited<ReturnType<typeof openSite>>) {
  const pages = new Map<string, Promise<string>>();
  const visitor = site.visitor();
  return (page: string) => {
    const words = pages.get(page) ?? visitor.visit(page).then(async (answer) => mainOf(await answer.text()));
    pages.set(page, words);
    return words;
  };
}

test("each text is on its page and found by the search as soon as it is saved, and not once it is emptied", async () => {
  const site = await siteWithSections();
  const editor = await site.editor();
  const ownWord = (index: number) => `zebra${index}z`;
  const saveAll = async (textAt: (index: number) => string) => {
    for (const [index, name] of textNames.entries()) {
      const { status } = await editor.visit(textPath(name), { form: { value: textAt(index) } });
      expect([name, status]).toEqual([name, 303]);
    }
  };
  const found = async (index: number) => (await searchSite(site.db, ownWord(index))).hits.map(({ to }) => to);
  await saveAll((index) => `The ${ownWord(index)}`);
  const afterSaving = reader(site);
  for (const [index, name] of textNames.entries()) {
    const { page, isHidden } = textSpec(name);
    if (!isHidden)
      expect([name, await afterSaving(page)]).toEqual([name, expect.stringContaining(ownWord(index))]);
    if (page === "/page-not-found") continue;
    const [first = ""] = await found(index);
    expect([name, first.split("#")[0]]).toEqual([name, page.split("#")[0]]);
  }
  await saveAll(() => "");
  const afterEmptying = reader(site);
  for (const [index, name] of textNames.entries()) {
    const { page, isHidden } = textSpec(name);
    expect([name, await found(index)]).toEqual([name, []]);
    if (!isHidden)
      expect([name, await afterEmptying(page)]).toEqual([name, expect.not.stringContaining(ownWord(index))]);
  }
});

test("an emptied text is replaced by its usual words, as one that was never saved", async () => {
  const site = await siteWithSections();
  // The words above old notices need one.
  await site.db
    .updateTable("notices")
    .set({ published_at: "2025-12-01T00:00:00.000Z", ends_at: "2026-01-01T00:00:00.000Z" })
    .where("id", "=", 1)
    .execute();
  const editor = await site.editor();
  const atFirst = reader(site);
  for (const name of textNames) {
    const { page, isHidden, isQuiet } = textSpec(name);
    if (isHidden || isQuiet) continue;
    const isSaved = name in sampleTexts;
    if (isSaved) await editor.visit(textPath(name), { form: { value: "" } });
    const words = await (isSaved ? reader(site) : atFirst)(page);
    const beginning = getDefaultText(name).split("\n")[0] ?? "";
    expect([name, words]).toEqual([name, expect.stringContaining(beginning)]);
  }
});

test("a default text is shown only after it is saved", async () => {
  const site = await siteWithSections();
  const editor = await site.editor();
  const visitor = site.visitor();
  for (const name of textNames.filter((each) => textSpec(each).isQuiet)) {
    const { page } = textSpec(name);
    const usual = getDefaultText(name);
    await editor.submit(textPath(name), { value: "" });
    const shown = async () => mainOf(await visitor.get(page));
    expect([name, await shown()]).toEqual([name, expect.not.stringContaining(usual)]);
    const form = mainOf(await editor.get(textPath(name)));
    expect([name, form]).toEqual([name, expect.not.stringContaining("Empty, it says")]);
    expect([name, form]).toEqual([name, expect.stringContaining(usual)]);
    const list = mainOf(await editor.get(`/dashboard/pages?page=${page}`));
    expect([name, list]).toEqual([name, expect.not.stringContaining(usual)]);
    await editor.submit(textPath(name), { value: usual });
    expect([name, await shown()]).toEqual([name, expect.stringContaining(usual)]);
  }
});

test("shows staff an edit link next to each text", async () => {
  const editor = await (await siteWithSections()).editor();
  const without: string[] = [];
  for (const name of textNames.filter((each) => !textSpec(each).isHidden)) {
    const html = await (await editor.visit(textSpec(name).page)).text();
    if (!html.includes(`href="${textPath(name)}?from=`)) without.push(name);
  }
  // The page of the principal has one form, and the not-found page none.
  expect(without).toEqual(["principal_name", "principal_message", "not_found"]);
});

test.each(["program", "amenity", "facility", "facility card", "faculty member"])(
  "the search of the site finds the words of every %s",
  async (key) => {
    const kind = staffKinds.find((one) => one.key === key);
    if (!kind) throw new Error(`There is no ${key}.`);
    const site = await openSite();
    await sendForm(await site.staff(), addingForm(kind), () => "Zebra");
    expect(mainOf(await site.visitor().get("/search?q=zebra"))).toContain(kind.names.title);
  },
);

test("no page shows sample texts after they are emptied", async () => {
  const site = await siteWithSections();
  const editor = await site.editor();
  const visitor = site.visitor();
  for (const [name, text] of Object.entries(sampleTexts)) {
    const first = firstOf(text);
    const { page } = textSpec(name as (typeof textNames)[number]);
    expect([name, mainOf(await visitor.get(page))]).toEqual([name, expect.stringContaining(first)]);
  }
  expect(await editor.get("/dashboard/pages")).toContain(
    `${Object.keys(sampleTexts).length} texts are still samples.`,
  );
  for (const name of Object.keys(sampleTexts)) {
    await editor.submit(textPath(name as (typeof textNames)[number]), { value: "" });
  }
  expect(await editor.get("/dashboard/pages")).not.toMatch(/still (a sample|samples)/);
  for (const page of Object.keys(textPages)) {
    const words = mainOf(await (await visitor.visit(page)).text());
    for (const [name, text] of Object.entries(sampleTexts)) {
      // She is among the faculty too.
      if (name === "principal_name" && page !== "/principal") continue;
      expect([page, words]).toEqual([page, expect.not.stringContaining(firstOf(text))]);
    }
  }
});

test("bold words, lists, links and chapters are shown as such, and nothing as HTML", async () => {
  const site = await openSite();
  await writeTexts(site.db, {
    mission: "To be **kind**.\n\n- one\n- two\n\n<b>no</b> https://school.example/x",
    story: "Two rooms\nIt had a **well**.\nAnd a tree.\n\nThat is all.",
  });
  const visitor = site.visitor();
  const mission = await visitor.open("/mission");
  expect(mission.texts("p:has(> strong)")).toEqual(["To be kind."]);
  expect(mission.texts("strong")).toContain("kind");
  expect(mission.main.texts("li > p")).toEqual(["one", "two"]);
  expect(mission.link("https://school.example/x")).toBe("https://school.example/x");
  expect(mission.text).toContain("<b>no</b>");
  expect(mission.meta("description")).toMatch(/^To be kind\./);
  const story = await visitor.open("/about-us");
  expect(story.texts('h2:contains("Two rooms") + p')).toEqual(["It had a well. And a tree."]);
  expect(story.texts("p > strong")).toContain("well");
});

describe("earlier versions", () => {
  test(`the last ${keptVersions} are kept, can be compared, and brought back`, async () => {
    const site = await openSite();
    const editor = await site.editor();
    for (let number = 1; number <= keptVersions + 5; number += 1) {
      await editor.submit("/dashboard/texts/about", { value: `The school, text ${number}` });
    }
    const html = await editor.get("/dashboard/texts/about");
    const links = [...html.matchAll(/href="(\/dashboard\/texts\/about\/versions\/\d+)"/g)].map(
      ([, to]) => to ?? "",
    );
    expect(links).toHaveLength(keptVersions);
    const oldest = links.at(-1) ?? "";
    const page = await editor.open(oldest);
    expect(page.text).toContain("The school, text 5");
    expect(page.texts("del")).toContain("5");
    expect(page.texts("ins")).toContain(`${keptVersions + 5}`);
    expect((await editor.submit(oldest, {})).status).toBe(303);
    expect(await site.visitor().get("/about-us")).toContain("The school, text 5");
    const after = textOf(await editor.get("/dashboard/texts/about"));
    expect(after).toContain(`The school, text ${keptVersions + 5}`);
    expect((await editor.visit(oldest)).status).toBe(404);
  });

  test("a text in Odia is compared by words, not by signs", async () => {
    const site = await openSite();
    const editor = await site.editor();
    for (const value of ["ଆମ ବିଦ୍ୟାଳୟ ଭଲ", "ଆମ ବିଦ୍ୟାଳୟ ବହୁତ ଭଲ"])
      await editor.submit("/dashboard/texts/about", { value });
    const html = await editor.get("/dashboard/texts/about");
    const [, link = ""] = /href="(\/dashboard\/texts\/about\/versions\/\d+)"/.exec(html) ?? [];
    const page = await editor.open(link);
    expect(page.texts("ins")).toContain("ବହୁତ");
    expect(page.count("del, ins")).toBe(3);
  });
});

test("if two people edit a text, the second sees both; a repeated form is saved once", async () => {
  const site = await openSite();
  const [clerk, colleague] = [await site.staff(), await site.staff("colleague")];
  const path = "/dashboard/texts/mission";
  const opened = openedIn(await clerk.get(path));
  await colleague.submit(path, { value: "Theirs" });
  const script = "<script>alert(1)</script>";
  const scripted = await clerk.visit(path, { form: { value: script, opened } });
  expect(await scripted.text()).not.toContain(script);
  const answer = await clerk.visit(path, { form: { value: "Mine", opened } });
  expect(answer.status).toBe(409);
  const html = await answer.text();
  expect(textOf(html)).toMatch(/Our mission Theirs Mine/);
  expect(openedIn(html)).toBe(openedIn(await clerk.get(path)));
  expect(await site.visitor().get("/mission")).toContain("Theirs");
  expect((await clerk.visit(path, { form: { value: "Mine", opened: openedIn(html) } })).status).toBe(303);
  expect(await site.visitor().get("/mission")).toContain("Mine");
  expect((await clerk.visit(path, { form: { value: "Mine", opened: openedIn(html) } })).status).toBe(303);
  const rows = await readActivity(site.db, ["action"], (entry) => entry.action === "changed a text");
  expect(rows).toHaveLength(2);
});

test("a changed text is logged with its page, and an unknown text answers 404", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await clerk.submit("/dashboard/texts/vision", { value: "A town that reads." });
  const words = textOf(await clerk.get("/dashboard/activity"));
  expect(words).toMatch(/changed a text.*Mission & Vision: Our vision.*empty → A town that reads\./s);
  for (const path of [
    "/dashboard/texts/nothing",
    "/dashboard/texts/toString",
    "/dashboard/texts/vision/versions/99",
  ]) {
    expect([path, (await clerk.visit(path)).status]).toEqual([path, 404]);
  }
});
