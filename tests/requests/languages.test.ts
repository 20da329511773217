import { expect, test } from "vitest";
import { saveSettings } from "~/content/settings/queries.server";
import { openSampleSite } from "../support/site";
import { writeTexts } from "../support/texts";

const hindi = "हिन्दी में सूचना";
const odia = "ଶିକ୍ଷା ଓ ଶୃଙ୍ଖଳା";
const bengali = "বিজ্ঞপ্তি";

/** The innermost elements that begin with a text, as their names and languages. */
const saying = (html: string, text: string) =>
  [...html.matchAll(/<(\w+)([^>]*)>([^<]+)/g)]
    .filter(([, element, , words]) => element !== "title" && words?.startsWith(text))
    .map(([, element, attributes]) => `${element} ${/\blang="(\w+)"/.exec(attributes ?? "")?.[1]}`);

test("what staff write in another script says its language, and English does not", async () => {
  const site = await openSampleSite();
  const { db } = site;
  await db.updateTable("notices").set({ title: hindi, details: odia }).where("id", "=", 1).execute();
  await db.updateTable("jobs").set({ title: bengali, details: odia }).execute();
  await db.updateTable("slides").set({ title: odia, subtitle: hindi }).where("id", "=", 1).execute();
  await db.updateTable("popups").set({ title: bengali, description: hindi }).execute();
  await db.updateTable("testimonials").set({ name: odia, details: bengali }).where("id", "=", 1).execute();
  await db.updateTable("faculty").set({ name: hindi, title: bengali, details: odia }).execute();
  await db.updateTable("toppers").set({ name: odia }).execute();
  await db.updateTable("photos").set({ title: bengali, description: "" }).where("id", "=", 1).execute();
  await db.updateTable("videos").set({ title: hindi, description: odia }).where("id", "=", 1).execute();
  await db.updateTable("disclosures").set({ name: odia }).where("id", "=", 1).execute();
  await saveSettings(db, {
    school_name: odia,
    motto: hindi,
  });
  await writeTexts(db, {
    about: bengali,
    mission: odia,
    vision: hindi,
    principal_message: bengali,
    principal_name: hindi,
    story: `${odia}\n${hindi}`,
  });
  const visitor = site.visitor();
  const pages: Record<string, [string, string][]> = {
    "/": [
      [hindi, "small hi"],
      [odia, "strong or"],
      [odia, "h1 or"],
      [bengali, "p bn"],
      [bengali, "h2 bn"],
      [hindi, "p hi"],
      [odia, "h2 or"],
      [odia, "p or"],
    ],
    "/notices": [
      [hindi, "a hi"],
      [odia, "p or"],
    ],
    "/notices/1": [
      [hindi, "h1 hi"],
      [odia, "p or"],
    ],
    "/career": [
      [bengali, "h3 bn"],
      [odia, "p or"],
    ],
    "/parents-testimonial": [[bengali, "blockquote bn"]],
    "/faculty": [
      [hindi, "h2 hi"],
      [bengali, "p bn"],
      [odia, "p or"],
    ],
    "/results": [[odia, "h2 or"]],
    "/school-gallery": [[bengali, "figcaption bn"]],
    "/events": [
      [hindi, "h2 hi"],
      [odia, "p or"],
    ],
    "/mandatory-public-disclosure": [[odia, "h2 or"]],
    "/principal": [
      [bengali, "p bn"],
      [hindi, "strong hi"],
    ],
    "/about-us": [[bengali, "p bn"]],
    "/mission": [
      [odia, "p or"],
      [hindi, "p hi"],
    ],
  };
  for (const [path, texts] of Object.entries(pages)) {
    const html = await visitor.get(path);
    for (const [text, expected] of texts)
      expect([path, saying(html, text)]).toEqual([path, expect.arrayContaining([expected])]);
    const plain = [hindi, odia, bengali]
      .flatMap((text) => saying(html, text))
      .filter((one) => one.endsWith("undefined"));
    expect([path, plain]).toEqual([path, []]);
    expect(html).toContain('<html lang="en-IN"');
  }
  expect(saying(await visitor.get("/notices"), "Parent")).not.toContain("a or");
}, 60_000);

test("a long text in another script is whole in its form", async () => {
  const site = await openSampleSite();
  const details = `${hindi} `.repeat(400).trim();
  await site.db.updateTable("notices").set({ details }).where("id", "=", 1).execute();
  const html = await (await site.staff()).get("/dashboard/notice/1/update");
  expect(html).not.toContain("\0");
  expect(html).toContain(`${details}</textarea>`);
});
