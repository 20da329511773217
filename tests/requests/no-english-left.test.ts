import { expect, test } from "vitest";
import { keptKinds } from "~/content/records/registry";
import { saveSettings } from "~/content/settings/queries.server";
import { translations } from "~/languages/languages";
import { publicPages } from "../pages";
import { englishLeft } from "../support/english-left";
import { addRecord } from "../support/records";
import { openSite } from "../support/site";

/** Words in each script: what a school writes that has no English at all. */
const own: Record<string, string> = { or: "ବିଦ୍ୟାଳୟ", hi: "विद्यालय", bn: "বিদ্যালয়" };

/** A site of which nothing that the school wrote is in English, with a record of each kind. */
async function openOwnSite(code: string) {
  const site = await openSite();
  const word = own[code] ?? "";
  await saveSettings(site.db, {
    school_name: word,
    motto: word,
    address: word,
    sample_notice: word,
    phone: "06762 224455",
    email_office: "office@school.test",
    youtube_url: "https://www.youtube.com/@school",
    count_students: "1200",
    count_years: "30",
    stat_years: "30",
  });
  for (const kind of keptKinds) {
    const texts = Object.entries(kind.fields).filter(
      ([, { type, options }]) => !options && (type === undefined || type === "long"),
    );
    const words = Object.fromEntries(texts.map(([name]) => [name, word]));
    await addRecord(site.db, kind, word, {
      ...words,
      ...("link" in words && { link: "" }),
      ...("url" in words && { url: "" }),
    });
  }
  return site;
}

/** Pages that are there in each language; the others are for staff, and English or in their own. */
const pages = publicPages
  .filter((path) => !/^\/(log|set-password)/.test(path))
  // What a visitor searched for stands on the page as it was typed.
  .map((path) => path.replace("q=holiday", "q=2026"));

test.each(translations)("no page in $english has English words of ours", async ({ code }) => {
  const site = await openOwnSite(code);
  const visitor = site.visitor();
  const left: Record<string, string[]> = {};
  const note = (name: string, html: string) => {
    const found = englishLeft(html);
    if (found.length > 0) left[name] = found;
  };
  for (const path of pages) note(path, await visitor.get(`/${code}${path}`));
  for (const list of ["/notices", "/school-gallery"]) {
    const html = await visitor.get(`/${code}${list}`);
    const path = new RegExp(`href="(/${code}${list}/\\d[^"#]*)"`).exec(html)?.[1];
    if (path) note(`a record of ${list}`, await visitor.get(path));
  }
  for (const path of pages) {
    const answer = await visitor.visit(`/${code}${path}`, { method: "POST", body: new FormData() });
    const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
    if (isPage) note(`form to ${path}: ${answer.status}`, await answer.text());
  }
  expect(left).toEqual({});
});

test.each(translations)(
  "no page of an empty site in $english has English words of ours but the school's name",
  async ({ code }) => {
    const site = await openSite();
    await saveSettings(site.db, { school_name: own[code] ?? "" });
    const visitor = site.visitor();
    const left: Record<string, string[]> = {};
    for (const path of pages) {
      const found = englishLeft(await visitor.get(`/${code}${path}`));
      if (found.length > 0) left[path] = found;
    }
    expect(left).toEqual({});
  },
);
