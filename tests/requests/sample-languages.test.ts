import { describe, expect, test } from "vitest";
import { calendar } from "~/content/calendar/entry.server";
import { todayAtSchool } from "~/dates/dates";
import { staffKinds } from "~/kinds/registry";
import { translations } from "~/languages/languages";
import { saveSettings } from "~/settings/queries.server";
import { readPage } from "../support/page";
import { addRecord } from "../support/records";
import { openSampleSite, openSite, textOf } from "../support/site";
import { writeTexts } from "../support/texts";

/** Without addresses, which are printed only. */
const mainOf = (html: string) => readPage(html).text.replace(/https?:\S+/g, "");

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
  test("pages for parents in another language have hardly any Latin letters", async () => {
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

test("names, roles and dates are in the page's language and in its order", async () => {
  const visitor = (await openSampleSite()).visitor();
  const appendix = mainOf(await visitor.get("/or/mandatory-public-disclosure"));
  expect(appendix).toContain("ପଳାଶପୁର ପବ୍ଲିକ ସ୍କୁଲ");
  expect(appendix).not.toMatch(/Palashpur|Anjali/);
  const notices = mainOf(await visitor.get("/or/notices"));
  expect(notices).toMatch(/\d \p{Script=Oriya}/u);
  const posted = /<span[^>]*aria-hidden="true">([^<]+)<\/span>/g;
  const days = [...(await visitor.get("/or/notices")).matchAll(posted)].map(([, day]) => day);
  expect(days.length).toBeGreaterThan(4);
  for (const day of days) expect(day).toMatch(/^\d+ \p{Script=Oriya}+$/u);
});

const onlyInEnglish = "ଏହା ଏପର୍ଯ୍ୟନ୍ତ କେବଳ ଇଂରାଜୀରେ ଅଛି";

test("a part without a translation says so in the reader's language, and no other part", async () => {
  const site = await openSampleSite();
  const visitor = site.visitor();
  expect(mainOf(await visitor.get("/or/admission"))).not.toContain(onlyInEnglish);
  await writeTexts(site.db, { admission_steps: "Call us.\nCome and see us." });
  const main = mainOf(await visitor.get("/or/admission"));
  expect(main).toMatch(new RegExp(`${onlyInEnglish}\\s+Call us\\.`));
  expect(main.split(onlyInEnglish)).toHaveLength(2);
  expect(mainOf(await visitor.get("/admission"))).not.toContain("Only in English");
});

test("translations of a sample are not shown once the school has its own text, name or record", async () => {
  const site = await openSampleSite();
  const visitor = site.visitor();
  await writeTexts(site.db, { mission: "Our own aim." });
  await saveSettings(site.db, { school_name: "Nabin School" });
  await site.db.updateTable("slides").set({ title: "Our own slide" }).where("position", "=", 1).execute();
  expect(mainOf(await visitor.get("/or/mission"))).toContain("Our own aim.");
  const home = await visitor.get("/or");
  expect(home).toContain("Our own slide");
  expect(home).not.toMatch(/ପଳାଶପୁର ପବ୍ଲିକ|ଯେଉଁଠି ପ୍ରତି ପିଲାକୁ/);
});

test("fixed vocabulary in staff's tables and calendar is translated without a translation", async () => {
  const site = await openSite();
  await writeTexts(site.db, { office_hours: "School office | Monday to Friday | 8:00 am to 1 pm" });
  await calendar.create(site.db, {
    date: "2026-11-08",
    last_date: "2026-11-08",
    title: "Diwali",
    kind: "holiday",
  });
  const visitor = site.visitor();
  expect(mainOf(await visitor.get("/hi/timings"))).toMatch(/सोमवार से शुक्रवार\s+सुबह 8:00 से दोपहर 1:00/);
  expect(mainOf(await visitor.get("/hi/curriculum?month=2026-11"))).toContain("दीवाली");
});

test("the pop-up takes the dates of admission from the page's table", async () => {
  const site = await openSampleSite();
  const popupOf = async () => (await site.visitor().open("/")).texts("dialog").join();
  expect(await popupOf()).toMatch(/Registration for [\w ]+: 1 December \d{4} – 31 January \d{4}/);
  await writeTexts(site.db, {
    admission_dates: "First round | 2020-01-01 | 2020-02-01\nSecond round | 2098-03-01 | 2098-04-15",
  });
  expect(await popupOf()).toContain("Second round: 1 March – 15 April 2098");
  await writeTexts(site.db, { admission_dates: "First round | 2020-01-01 | 2020-02-01" });
  expect(await popupOf()).not.toContain("round");
});

test("results have headings by class and year, and are marked as samples until the last one is replaced", async () => {
  const site = await openSampleSite();
  const visitor = site.visitor();
  const html = await visitor.get("/results");
  expect(readPage(html).texts("h2").slice(0, 2)).toEqual([
    expect.stringMatching(/^Class XII, 20\d\d$/),
    expect.stringMatching(/^Class X, 20\d\d$/),
  ]);
  const sample = "Sample: the people on this page are invented.";
  expect(textOf(html)).toContain(sample);
  await site.db.updateTable("toppers").set({ version: 2 }).where("id", "=", 1).execute();
  expect(textOf(await visitor.get("/results"))).toContain("Some people on this page are samples");
  await site.db.updateTable("toppers").set({ version: 2 }).execute();
  expect(textOf(await visitor.get("/results"))).not.toContain(sample);
  expect(textOf(await visitor.get("/faculty"))).toContain(sample);
});

test("sample teachers have names in the script of the page", async () => {
  const visitor = (await openSampleSite()).visitor();
  expect(mainOf(await visitor.get("/or/faculty"))).toContain("ଶ୍ରୀମତୀ ଏମ୍. ଟୁଡୁ");
  for (const language of ["or", "hi", "bn"])
    expect(mainOf(await visitor.get(`/${language}/faculty`)), language).not.toMatch(/M(r|s|rs)\. [A-Z]/);
});

test("a name in another script is optional: it never counts as missing", async () => {
  const site = await openSite();
  const [kind] = staffKinds.filter(({ key }) => key === "topper");
  if (!kind) throw new Error("There is no kind of results.");
  await addRecord(site.db, kind, "Asha Rao");
  expect(textOf(await (await site.staff()).get("/dashboard/languages"))).not.toContain("Asha Rao");
});

test("home, notices, calendars and testimonials say which of their parts are only in English", async () => {
  const site = await openSampleSite();
  const visitor = site.visitor();
  const partly = "ଏଥିରୁ କିଛି ଏପର୍ଯ୍ୟନ୍ତ କେବଳ ଇଂରାଜୀରେ ଅଛି";
  expect(mainOf(await visitor.get("/or/parents-testimonial"))).toContain(onlyInEnglish);
  for (const page of ["/or", "/or/notices", "/or/year-calendar"])
    expect(mainOf(await visitor.get(page)), page).not.toMatch(new RegExp(`${onlyInEnglish}|${partly}`));
  const today = todayAtSchool();
  const clerk = await site.staff();
  await clerk.submit("/dashboard/add-notice", {
    ...{ title: "Water", details: "The tank is cleaned.", date: today },
    ...{ category: "academic", priority: "medium" },
  });
  await site.db
    .insertInto("calendar_entries")
    .values({
      ...{ date: today, last_date: today, kind: "event", title: "Kite day" },
      ...{ created_at: today, updated_at: today },
    })
    .execute();
  for (const page of ["/or", "/or/notices", "/or/curriculum", "/or/year-calendar", "/or?tab=events"])
    expect(mainOf(await visitor.get(page)), page).toMatch(new RegExp(`${onlyInEnglish}|${partly}`));
  expect(mainOf(await visitor.get("/notices"))).not.toContain("only in English");
});
