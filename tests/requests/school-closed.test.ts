import { afterEach, expect, test, vi } from "vitest";
import { listDaysBetween } from "~/agenda/agenda.server";
import { listNewNotices } from "~/channels/newsletter/issue.server";
import { saveSettings } from "~/settings/queries.server";
import { fieldOf, readPage } from "../support/page";
import { openSite, textOf } from "../support/site";

const path = "/dashboard/school-closed";
const everywhere = { banner: "1", notice: "1", calendar: "1", newsletter: "1" };
const tomorrow = { day: "2026-11-27", reason: "rain" };
const title = "School closed, 27 November: Heavy rain";
/** The calendar shows the days itself. */
const reason = "Heavy rain";
const entry = `School closed: ${reason}`;
const odia = "ସ୍କୁଲ ବନ୍ଦ, 27 ନଭେମ୍ବର: ପ୍ରବଳ ବର୍ଷା";

afterEach(() => {
  vi.useRealTimers();
});

/** @param now local time at the school */
async function openAt(now = "2026-11-26T19:00") {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${now}:00+05:30`) });
  const site = await openSite();
  const editor = await site.editor();
  return { site, editor, visitor: site.visitor() };
}

type Site = Awaited<ReturnType<typeof openSite>>;
type Person = ReturnType<Site["visitor"]>;

const bannerOf = (html: string) => readPage(html).texts('div[role="alert"]').join();
const listed = (site: Site) => listDaysBetween(site.db, "2026-11-01", "2026-12-31");
const countNotices = async (site: Site) =>
  (await site.db.selectFrom("notices").select("id").where("deleted_at", "is", null).execute()).length;

async function undo(person: Person, html: string) {
  const key = fieldOf(html, "undo");
  return person.visit("/dashboard/undo", { form: { undo: key } });
}

/** The links of the message page, decoded. */
const sentTexts = (html: string) =>
  [...html.matchAll(/href="(?:https:\/\/wa\.me\/\?text|sms:\?body)=([^"]+)"/g)].map(([, text = ""]) =>
    decodeURIComponent(text),
  );

test("everything chosen is saved at once, in every language, and one Undo takes it back", async () => {
  const { site, editor, visitor } = await openAt();
  await editor.submit("/dashboard/settings/banner", {
    banner_text: "Bus 4 is late",
    banner_link: "",
    banner_until: "2026-11-28T10:00",
  });
  const saved = await editor.submit(path, { ...tomorrow, ...everywhere });
  expect(saved.status).toBe(303);
  const home = await visitor.get("/");
  expect(bannerOf(home)).toContain(title);
  expect(textOf(home)).toContain(`Tomorrow: no school, ${reason}`);
  expect(textOf(home)).not.toContain("read the urgent message");
  expect(bannerOf(await visitor.get("/or/fees"))).toContain(odia);
  expect(await visitor.get("/or/notices")).toContain(odia);
  expect((await listed(site)).map((day) => [day.title, day.kind, day.date])).toEqual([
    [entry, "holiday", "2026-11-27"],
  ]);
  expect(await site.db.selectFrom("notices").selectAll().executeTakeFirst()).toMatchObject({
    ...{ title, category: "holiday", priority: "high", event_date: "", date: "2026-11-26" },
    details: "The school is closed for all classes: Friday 27 November. Reason: Heavy rain.",
  });
  expect(await listNewNotices(site.db, new Date().toISOString())).toHaveLength(1);
  const settings = await site.db
    .selectFrom("settings")
    .selectAll()
    .where("name", "=", "banner_until")
    .execute();
  expect(settings[0]?.value).toBe("2026-11-27T18:30:00.000Z");
  const words = await site.db.selectFrom("translations").select(["kind", "updated_by"]).execute();
  expect(words).toHaveLength(12);
  expect(new Set(words.map(({ updated_by }) => updated_by))).toEqual(new Set(["colleague"]));

  const page = await editor.get(saved.headers.get("Location") ?? "");
  expect((await undo(editor, page)).status).toBe(303);
  expect(bannerOf(await visitor.get("/"))).toContain("Bus 4 is late");
  expect([await countNotices(site), await listed(site)]).toEqual([0, []]);
  expect(textOf(await editor.get("/dashboard"))).toContain("Undone.");
  await undo(editor, page);
  expect(textOf(await editor.get("/dashboard"))).toContain("Nothing was undone");
});

test("messages in each language have no date but that of the closing", async () => {
  const { site, editor } = await openAt();
  await editor.submit(path, { ...tomorrow, notice: "1" });
  const saved = await editor.submit(path, { ...tomorrow, ...everywhere });
  const texts = sentTexts(await editor.get(saved.headers.get("Location") ?? ""));
  expect(texts).toHaveLength(8);
  const sentence = "The school is closed for all classes: Friday 27 November. Reason: Heavy rain.";
  expect(texts[0]).toBe(`*${title}*
${sentence}
Our School
http://school.test/notices/1`);
  expect(texts[1]).toContain(`${title}\n`);
  // Also in scripts that leave 70 letters for an SMS.
  for (const text of texts) expect(text).toContain("Our School");
  expect(texts[3]).toMatch(new RegExp(`^${odia}`));
  const shared = await editor.get("/dashboard/notice/1/sms");
  const notice = await site.visitor().open("/notices/1");
  const sharing = notice.part('[data-enhance="share-notice"]');
  expect(sharing.links.join()).toContain("wa.me");
  for (const text of [...texts, textOf(shared), sharing.text])
    expect(text).not.toMatch(/26 (November|ନଭେମ୍ବର|नवंबर|নভেম্বর)|26-11|25 November/);
});

test("closing the school without a choice changes nothing and still offers the messages", async () => {
  const { site, editor, visitor } = await openAt();
  const saved = await editor.submit(path, tomorrow);
  const page = await editor.get(saved.headers.get("Location") ?? "");
  expect(textOf(page)).toContain("Nothing was put on the website.");
  expect(page).not.toContain('name="undo"');
  expect(sentTexts(page)).toHaveLength(8);
  expect(sentTexts(page).join()).not.toContain("/notices/");
  expect(bannerOf(await visitor.get("/"))).toBe("");
  expect([await countNotices(site), await listed(site)]).toEqual([0, []]);
});

test("a form that is sent twice is saved once", async () => {
  const { site, editor } = await openAt();
  const token = fieldOf(await editor.get(path), "form_token");
  const form = { form_token: token, ...tomorrow, ...everywhere, last_day: "2026-11-28" };
  const answers = [await editor.visit(path, { form }), await editor.visit(path, { form })];
  expect(new Set(answers.map(({ headers }) => headers.get("Location"))).size).toBe(1);
  expect(await countNotices(site)).toBe(1);
  expect(await listed(site)).toHaveLength(1);
});

test("closing a day again replaces its texts everywhere, and Undo brings the first ones back", async () => {
  const { site, editor, visitor } = await openAt();
  await editor.submit(path, { ...tomorrow, ...everywhere });
  const again = { day: "2026-11-27", reason: "cyclone", title: "Stay at home", last_day: "2026-11-28" };
  const saved = await editor.submit(path, { ...again, ...everywhere });
  expect([await countNotices(site), (await listed(site)).map((day) => [day.title, day.last_date])]).toEqual([
    1,
    [["Stay at home", "2026-11-28"]],
  ]);
  expect(bannerOf(await visitor.get("/"))).toContain("Stay at home");
  expect(await visitor.get("/or/notices")).toContain("ବାତ୍ୟା");
  const page = await editor.get(saved.headers.get("Location") ?? "");
  expect(textOf(page)).toContain("This day was closed already.");
  await editor.submit(path, { day: "2026-11-30", reason: "heat", notice: "1", calendar: "1" });
  await editor.submit(path, { ...tomorrow, from_class: "LKG", notice: "1", calendar: "1" });
  expect(await countNotices(site)).toBe(3);
  await undo(editor, page);
  expect(textOf(await editor.get("/dashboard"))).toContain("Undone. The website is as it was before.");
  expect((await listed(site)).map((day) => [day.title, day.last_date])).toContainEqual([entry, "2026-11-27"]);
  expect(bannerOf(await visitor.get("/"))).toContain(title);
  expect(await visitor.get("/or/notices")).toContain(odia);
});

test("closing a day again finds the texts that staff wrote themselves", async () => {
  const { site, editor } = await openAt();
  const own = { ...everywhere, title: "Stay at home", text: "The bridge is under water." };
  await editor.submit(path, { ...tomorrow, ...own });
  await editor.submit(path, { ...tomorrow, ...own, title: "Please stay at home", text: "Roads are closed." });
  expect([await countNotices(site), (await listed(site)).map((day) => day.title)]).toEqual([
    1,
    ["Please stay at home"],
  ]);
});

test("staff find the closing in the calendar and on the start page", async () => {
  const { editor } = await openAt();
  await editor.submit(path, { ...tomorrow, ...everywhere });
  expect(textOf(await editor.get("/dashboard/calendar?q=closed"))).toContain(entry);
  expect(textOf(await editor.get("/dashboard"))).toMatch(new RegExp(`Next date.{0,30}${entry}`));
});

test("several days are one calendar entry", async () => {
  const { site, editor, visitor } = await openAt();
  await editor.submit(path, { ...tomorrow, ...everywhere, last_day: "2026-11-28" });
  expect((await listed(site)).map((day) => [day.title, day.date, day.last_date])).toEqual([
    [entry, "2026-11-27", "2026-11-28"],
  ]);
  expect(textOf(await visitor.get("/"))).toContain(`Tomorrow: no school, ${reason}, until 28 November`);
  expect(await visitor.get("/bn/curriculum?month=2026-11")).toContain("স্কুল বন্ধ: ভারী বৃষ্টি");
  expect(await visitor.get("/bn/notices")).toContain("27 নভেম্বর থেকে 28 নভেম্বর");
});

test("some classes are named, and the others have school", async () => {
  const { site, editor, visitor } = await openAt();
  const classes = { from_class: "Nursery", until_class: "Class II", own_reason: "Repairs" };
  await editor.submit(path, { ...tomorrow, ...everywhere, ...classes });
  expect((await listed(site)).map((day) => [day.title, day.kind])).toEqual([
    ["No school for Nursery to Class II: Repairs", "event"],
  ]);
  expect(await visitor.get("/hi/notices")).toContain("नर्सरी से कक्षा 2 के लिए स्कूल बंद");
});

test("the places not chosen stay as they are", async () => {
  const { site, editor, visitor } = await openAt();
  await editor.submit(path, { ...tomorrow, notice: "1" });
  expect(bannerOf(await visitor.get("/"))).toBe("");
  expect([await countNotices(site), await listed(site)]).toEqual([1, []]);
  expect(await listNewNotices(site.db, new Date().toISOString())).toEqual([]);
  await editor.submit(path, { ...tomorrow, calendar: "1" });
  expect(await listed(site)).toHaveLength(1);
});

test("proposes the texts, keeps own English words, and drops those of an earlier choice", async () => {
  const { editor, visitor } = await openAt();
  const shown = await (await editor.submit(path, { ...tomorrow, banner: "1", show: "yes" })).text();
  expect(shown).toContain(`value="${title}"`);
  expect(textOf(shown)).toContain(odia);
  expect(await editor.get(`${path}?${new URLSearchParams(tomorrow)}`)).toContain(`value="${title}"`);
  expect(bannerOf(await visitor.get("/"))).toBe("");
  const proposed = { title, proposed_title: title };
  await editor.submit(path, { ...tomorrow, day: "2026-11-26", ...proposed, banner: "1" });
  expect(bannerOf(await visitor.get("/"))).toContain("School closed, 26 November: Heavy rain");
  await editor.submit(path, { ...tomorrow, ...proposed, title: "Stay at home tomorrow", banner: "1" });
  expect(bannerOf(await visitor.get("/"))).toContain("Stay at home tomorrow");
  expect(bannerOf(await visitor.get("/or"))).toContain(odia);
});

test.each([
  ["2026-11-26T07:59", "2026-11-26"],
  ["2026-11-26T08:00", "2026-11-27"],
])("at %s the school-closed page proposes %s", async (now, day) => {
  const { editor } = await openAt(now);
  expect((await editor.open(path)).field("day")).toBe(day);
});

test.each([
  ["no reason", { reason: "" }, "Choose the reason, or write your own"],
  ["a day that has passed", { day: "2026-11-25" }, "This day has passed"],
  ["no such day", { day: "other", other_day: "2026-11-31" }, "Enter the day, such as"],
  ["two days", { other_day: "2026-12-01" }, "Choose “Another day”"],
  ["an end before the start", { last_day: "2026-11-26" }, "Enter a last day after the first one"],
  ["a day far away", { day: "other", other_day: "2027-01-31" }, "Choose days within the next month"],
  [
    "an end of classes before their start",
    { from_class: "Class V", until_class: "LKG" },
    "Choose a last class",
  ],
  ["a newsletter without a notice", { notice: "" }, "The newsletter sends the notice"],
  ["an own reason with another day", { own_reason: "Fair until 5 December" }, "The text has a date on which"],
  ["an own text with another day", { text: "Exams are on December 5." }, "The text has a date on which"],
])("an invalid banner form shows the error and the typed text: %s", async (_name, more, words) => {
  const { site, editor } = await openAt();
  const form = { ...tomorrow, ...everywhere, title: "Kept words", ...more };
  const response = await editor.submit(path, form);
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(textOf(html)).toContain(words);
  expect(html).toContain('value="Kept words"');
  expect(await countNotices(site)).toBe(0);
});

test("School closed is the first button of the dashboard, and found by other words", async () => {
  const { site, editor } = await openAt();
  await saveSettings(site.db, { school_name: "Hill School" });
  const dashboard = await editor.open("/dashboard");
  expect(dashboard.main.part("a.button").attribute("href")).toBe(path);
  for (const words of ["cyclone", "no school", "ବାତ୍ୟା"])
    expect(await editor.get(`/dashboard/find?q=${encodeURIComponent(words)}`), words).toContain(
      `href="${path}"`,
    );
});
