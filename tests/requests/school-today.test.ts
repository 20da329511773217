import ICAL from "ical.js";
import { afterEach, describe, expect, test, vi } from "vitest";
import { saveSettings } from "~/settings/queries.server";
import { notice, openSite, textOf } from "../support/site";
import { writeTexts } from "../support/texts";

type Entry = [date: string, kind: "event" | "exam" | "holiday", title: string, last?: string];

const times = { created_at: "2026-01-01T00:00:00.000Z", updated_at: "2026-01-01T00:00:00.000Z" };

const hours = [
  "Classes | Summer (April–October) | Winter (November–March) | Saturday",
  "Nursery | 7:00 am to 11:00 am | 8:30 am to 12:30 pm | No school",
  "Classes I to XII | 6:45 am to 12:45 pm | 8:15 am to 3:00 pm | 8:15 am to 12:30 pm",
].join("\n");

const year: Entry[] = [
  ["2026-10-17", "holiday", "Puja holidays", "2026-10-25"],
  ["2026-12-01", "exam", "Class tests begin"],
  ["2026-12-25", "holiday", "Christmas"],
];

afterEach(() => {
  vi.useRealTimers();
});

/** @param now local time at the school, `2026-11-25T10:00` */
async function openAt(now: string, entries: Entry[] = year, table = hours) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${now}:00+05:30`) });
  const site = await openSite();
  for (const [date, kind, title, last = date] of entries)
    await site.db
      .insertInto("calendar_entries")
      .values({ date, last_date: last, kind, title, ...times })
      .execute();
  if (table) await writeTexts(site.db, { school_times: table });
  return site;
}

type Site = Awaited<ReturnType<typeof openSite>>;

/** The answer of a page; empty without one. */
async function answerOf(site: Site, path = "/curriculum"): Promise<string> {
  const words = (await site.visitor().open(path)).texts("ul[data-today]").join();
  return words.replace(/ (?=[.,:])/g, "").trim();
}

test("the home page says if there is school today and tomorrow, the hours, and the next days", async () => {
  const site = await openAt("2026-11-25T10:00");
  const answer =
    "Today, Wednesday 25 November: Nursery 8:30 am – 12:30 pm; Classes I to XII 8:15 am – 3:00 pm. Tomorrow: school, same hours. Next holiday: 25 December, Christmas. Next exam: 1 December, Class tests begin.";
  expect(await answerOf(site)).toBe(answer);
  expect(await answerOf(site, "/")).toBe(answer);
  expect(await answerOf(site, "/?tab=events")).toBe(answer);
  expect(await answerOf(site, "/year-calendar")).toBe(answer.slice(0, answer.indexOf(" Next")));
  // In the same box, with another heading.
  expect(textOf(await site.visitor().get("/year-calendar"))).toContain("Next holiday Christmas");
});

test.each([
  [
    "2026-11-28T10:00",
    "Today, Saturday 28 November: Nursery: no school; Classes I to XII 8:15 am – 12:30 pm. Tomorrow: no school. Monday 30 November: school.",
  ],
  [
    "2026-11-29T10:00",
    "Today, Sunday 29 November: no school. Tomorrow: Nursery 8:30 am – 12:30 pm; Classes I to XII 8:15 am – 3:00 pm.",
  ],
  [
    "2026-10-31T10:00",
    "Today, Saturday 31 October: Nursery: no school; Classes I to XII 8:15 am – 12:30 pm. Tomorrow: no school. Monday 2 November: school.",
  ],
  [
    "2026-10-16T10:00",
    "Today, Friday 16 October: Nursery 7:00 am – 11:00 am; Classes I to XII 6:45 am – 12:45 pm. Tomorrow: no school, Puja holidays, until 25 October. Monday 26 October: school.",
  ],
  [
    "2026-10-20T10:00",
    "Today, Tuesday 20 October: no school, Puja holidays, until 25 October. Tomorrow: no school, Puja holidays, until 25 October. School reopens: Monday 26 October.",
  ],
  [
    "2026-12-24T10:00",
    "Today, Thursday 24 December: Nursery 8:30 am – 12:30 pm; Classes I to XII 8:15 am – 3:00 pm. Tomorrow: no school, Christmas. Saturday 26 December: school.",
  ],
])("answers on %s", async (now, answer) => {
  const site = await openAt(now);
  expect(await answerOf(site, "/year-calendar")).toBe(answer);
});

test("changes at midnight at the school", async () => {
  const site = await openAt("2026-12-24T23:59");
  expect(await answerOf(site)).toContain("Today, Thursday 24 December: Nursery 8:30 am");
  vi.setSystemTime(new Date("2026-12-25T00:00:30+05:30"));
  expect(await answerOf(site)).toContain(
    "Today, Friday 25 December: no school, Christmas. Tomorrow: Nursery: no school; Classes I to XII 8:15",
  );
});

test("on Saturdays names the classes that have school, their end in this season, and the next school day", async () => {
  const table = [
    "Classes | Summer (April–October) | Winter (November–March) | Saturday",
    "Nursery to II | 7:00 am to 11:00 am | 8:30 am to 12:30 pm | No school",
    "Classes III to XII | 6:45 am to 12:15 pm | 8:15 am to 2:15 pm | Until 11:30 am, in summer until 10:00 am",
  ].join("\n");
  const site = await openAt("2026-11-28T10:00", year, table);
  expect(await answerOf(site, "/year-calendar")).toBe(
    "Today, Saturday 28 November: Nursery to II: no school; Classes III to XII until 11:30 am. Tomorrow: no school. Monday 30 November: school.",
  );
  vi.setSystemTime(new Date("2026-10-31T10:00:00+05:30"));
  expect(await answerOf(site, "/year-calendar")).toContain("Classes III to XII until 10:00 am");
});

test("school hours are shown only if the table is clear, and nothing without a calendar", async () => {
  const today = async (table: string) =>
    (await answerOf(await openAt("2026-11-25T10:00", year, table), "/year-calendar")).replace(
      / Tomorrow.*/,
      "",
    );
  const open = "Today, Wednesday 25 November: school is open.";
  expect(await today("")).toBe(open);
  expect(await today(hours.replace(/ \([^)]*\)/g, ""))).toBe(open);
  expect(await today(hours.replace("8:15 am to 3:00 pm", "8:15 am, bell at 3"))).toBe(open);
  expect(await today(hours.replace("3:00 pm", "3.10 p.m."))).toBe(
    "Today, Wednesday 25 November: Nursery 8:30 am – 12:30 pm; Classes I to XII 8:15 am – 3:10 pm.",
  );
  expect(await answerOf(await openAt("2026-11-25T10:00", []))).toBe("");
  expect(await answerOf(await openAt("2026-11-25T10:00", [["2025-05-18", "holiday", "Last year's"]]))).toBe(
    "",
  );
});

test("an emergency banner comes first, for as long as it is shown", async () => {
  const site = await openAt("2026-11-25T10:00");
  const until = (iso: string) =>
    saveSettings(site.db, { banner_text: "Cyclone: school closed", banner_until: iso });
  await until("2026-11-25T12:00:00.000Z");
  const urgent = "read the urgent message at the top of this page";
  expect(await answerOf(site, "/year-calendar")).toBe(
    `Today, Wednesday 25 November: ${urgent}. Tomorrow: Nursery 8:30 am – 12:30 pm; Classes I to XII 8:15 am – 3:00 pm.`,
  );
  await until("2026-11-26T12:00:00.000Z");
  expect(await answerOf(site, "/year-calendar")).toBe(
    `Today, Wednesday 25 November: ${urgent}. Tomorrow: ${urgent}.`,
  );
});

test("answers in every language of the site", async () => {
  const site = await openAt("2026-11-25T10:00");
  const words = async (language: string) => textOf(await site.visitor().get(`/${language}/year-calendar`));
  expect(await words("or")).toContain("ଆଜି, ବୁଧବାର 25 ନଭେମ୍ବର");
  expect(await words("hi")).toMatch(/आज, बुधवार 25 नवंबर: नर्सरी ?: सुबह 8:30 – दोपहर 12:30/);
  expect(await words("bn")).toContain("আজ, বুধবার 25 নভেম্বর");
});

describe("a notice with a day", () => {
  const event = { ...notice, title: "Meeting with parents", event_date: "2026-11-28", event_time: "09:00" };

  test("a notice with a day is in all four calendars, with links both ways", async () => {
    const site = await openAt("2026-11-25T10:00");
    await (await site.staff()).submit("/dashboard/add-notice", event);
    const visitor = site.visitor();
    const address = "/notices/1-meeting-with-parents";
    for (const path of ["/curriculum", "/year-calendar", "/?tab=events"]) {
      const html = await visitor.get(path);
      expect([path, html]).toEqual([
        path,
        expect.stringContaining(`href="${address}">Meeting with parents</a>, 9:00 am`),
      ]);
    }
    const file = await visitor.get("/calendar.ics");
    const events = new ICAL.Component(ICAL.parse(file))
      .getAllSubcomponents("vevent")
      .map((component) => new ICAL.Event(component));
    const found = events.find(({ summary }) => summary === "Meeting with parents");
    expect([found?.uid, found?.startDate.toJSDate().toISOString()]).toEqual([
      "notice-1@school.test",
      "2026-11-28T03:30:00.000Z",
    ]);
    expect(file).toContain(`URL;VALUE=URI:http://school.test${address}`);
    expect(await visitor.get("/holidays.ics")).not.toContain("Meeting");
    expect(await visitor.get(address)).toContain('href="/curriculum?month=2026-11"');
  });

  test("a notice of the category Holidays closes the school for its day", async () => {
    const site = await openAt("2026-11-25T10:00");
    const clerk = await site.staff();
    await clerk.submit("/dashboard/add-notice", {
      ...event,
      title: "Cyclone warning",
      category: "holiday",
      event_date: "2026-11-26",
      event_time: "",
    });
    expect(await answerOf(site)).toContain("Tomorrow: no school, Cyclone warning.");
    expect(await site.visitor().get("/holidays.ics")).toContain("Cyclone warning");
    await clerk.submit("/dashboard/notice/1/update", {
      ...event,
      category: "holiday",
      event_date: "2026-11-26",
    });
    expect(await answerOf(site)).toContain("Tomorrow: school, same hours.");
  });

  test("drafts, ended and deleted notices are in no calendar", async () => {
    const site = await openAt("2026-11-25T10:00");
    await (await site.staff()).submit("/dashboard/add-notice", event);
    for (const hidden of [
      { published_at: null },
      { ends_at: times.created_at },
      { deleted_at: times.created_at },
    ]) {
      const shown = { published_at: times.created_at, ends_at: null, deleted_at: null };
      await site.db
        .updateTable("notices")
        .set({ ...shown, ...hidden })
        .execute();
      for (const path of ["/curriculum", "/year-calendar", "/?tab=events", "/calendar.ics"])
        expect([path, await site.visitor().get(path)]).toEqual([
          path,
          expect.not.stringContaining("Meeting"),
        ]);
    }
  });
});

test("the calendar of the year folds past months", async () => {
  const site = await openAt("2026-11-25T10:00");
  const folded = async (query = "") =>
    (await site.visitor().open(`/year-calendar${query}`)).texts('summary:contains("Earlier: ")');
  expect(await folded()).toEqual(["Earlier: April 2026 – October 2026"]);
  for (const other of [2025, 2027]) expect(await folded(`?year=${other}`)).toEqual([]);
  vi.setSystemTime(new Date("2027-04-03T10:00:00+05:30"));
  expect(await folded()).toEqual([]);
});
