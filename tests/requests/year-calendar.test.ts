import { describe, expect, test } from "vitest";
import { getSchoolYear, schoolYearLabel } from "~/content/calendar/school-year";
import { addDays, todayAtSchool } from "~/dates/dates";
import { readPage } from "../support/page";
import { openSite, textOf } from "../support/site";

const times = { created_at: "2026-01-01T00:00:00.000Z", updated_at: "2026-01-01T00:00:00.000Z" };

type Entry = [date: string, kind: "event" | "exam" | "holiday", title: string, last?: string];

async function siteWith(...entries: Entry[]) {
  const site = await openSite();
  for (const [date, kind, title, last = date] of entries) {
    await site.db
      .insertInto("calendar_entries")
      .values({ date, last_date: last, kind, title, ...times })
      .execute();
  }
  return site;
}

function monthsOf(html: string): Map<string, string> {
  const months = readPage(html).main.parts(":has(> h3)");
  return new Map(months.map((month) => [month.part("h3").text, month.texts(":scope > :not(h3)").join(" ")]));
}

describe("the calendar of the year", () => {
  test("has the twelve months from April to March, and what is in none of them not", async () => {
    const site = await siteWith(
      ["2025-03-31", "event", "The year before"],
      ["2025-04-01", "event", "First day"],
      ["2026-03-31", "exam", "Last day"],
      ["2026-04-01", "event", "The year after"],
    );
    const html = await site.visitor().get("/year-calendar?year=2025");
    const months = monthsOf(html);
    expect([...months.keys()].at(0)).toBe("April 2025");
    expect([...months.keys()].at(9)).toBe("January 2026");
    expect([...months.keys()].at(11)).toBe("March 2026");
    expect(months.size).toBe(12);
    expect(months.get("April 2025")).toBe("1 Tue First day (Event)");
    expect(months.get("March 2026")).toBe("31 Tue Last day (Exam)");
    expect(textOf(html)).not.toMatch(/The year (before|after)/);
    expect(months.get("July 2025")).toBe("No entries");
  });

  test("shows entries across months in each month with its days", async () => {
    const site = await siteWith(["2025-05-18", "holiday", "Summer vacation", "2025-07-02"]);
    const months = monthsOf(await site.visitor().get("/year-calendar?year=2025"));
    expect(months.get("May 2025")).toBe("18 – 31 Summer vacation (Holiday)");
    expect(months.get("June 2025")).toBe("1 – 30 Summer vacation (Holiday)");
    expect(months.get("July 2025")).toBe("1 – 2 Summer vacation (Holiday)");
    expect(months.get("August 2025")).toBe("No entries");
  });

  test("shows the current school year, with links to the neighbouring years and to the months", async () => {
    const year = getSchoolYear(todayAtSchool());
    const site = await siteWith([`${year}-11-14`, "event", "Children's Day"]);
    const page = await site.visitor().open("/year-calendar");
    expect(page.main.part("h2").text).toBe(schoolYearLabel(year));
    expect(page.part('[rel="prev"]').attribute("href")).toBe(`/year-calendar?year=${year - 1}`);
    expect(page.part('[rel="next"]').attribute("href")).toBe(`/year-calendar?year=${year + 1}`);
    expect(page.has(`a[href="/curriculum?month=${year}-11"]`)).toBe(true);
    expect(await site.visitor().get("/curriculum?month=2026-02")).toContain(
      'href="/year-calendar?year=2025"',
    );
  });

  test("a year far away is shown, and kept by no cache", async () => {
    const site = await siteWith(["1999-11-14", "event", "Children's Day"]);
    const far = await site.visitor().visit("/year-calendar?year=1999");
    expect([far.status, await far.text()]).toEqual([200, expect.stringContaining("Children&#x27;s Day")]);
    expect(far.headers.get("Cache-Control")).toBe("private, no-cache");
  });
});

describe("an exam", () => {
  test("can be added, and differs from events and holidays by text and colour everywhere", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const date = todayAtSchool(new Date(Date.now() + 5 * 24 * 60 * 60 * 1000));
    const sent = await clerk.submit("/dashboard/calendar/add", { title: "Unit test", date, kind: "exam" });
    expect(sent.status).toBe(303);
    const visitor = site.visitor();
    const month = await visitor.get(`/curriculum?month=${date.slice(0, 7)}`);
    expect(textOf(month)).toContain("Unit test (Exam)");
    const named = readPage(month).main.parts("li[class], span[class]");
    const classOf = (words: string) => named.find(({ text }) => text.startsWith(words))?.attribute("class");
    expect(classOf("Unit test")).toBe(classOf("Exam"));
    expect(new Set(["Event", "Exam", "Holiday"].map(classOf)).size).toBe(3);
    expect(textOf(await visitor.get("/?tab=events"))).toMatch(/Unit test Exam/);
    expect(textOf(await clerk.get("/dashboard/calendar"))).toMatch(/Unit test.*Exam/);
    // Not an event to invite people to.
    expect(month).not.toContain('"name":"Unit test"');
    const refused = await clerk.submit("/dashboard/calendar/add", { title: "Test", date, kind: "test" });
    expect([refused.status, textOf(await refused.text())]).toEqual([
      422,
      expect.stringContaining("Choose event, exam or holiday"),
    ]);
  });
});

test("the office's list has coming entries first, the nearest on top, and past ones below", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const days: [string, number][] = [
    ["Long ago", -400],
    ["Last week", -7],
    ["Next week", 7],
    ["Next year", 365],
    ["Today", 0],
  ];
  for (const [title, days_away] of days) {
    const date = addDays(todayAtSchool(), days_away);
    await clerk.submit("/dashboard/calendar/add", { title, date, last_date: "", kind: "event" });
  }
  const many = Array.from({ length: 30 }, (_, index) => index + 20);
  for (const away of many) {
    const date = addDays(todayAtSchool(), away);
    await clerk.submit("/dashboard/calendar/add", {
      title: `Day ${away}`,
      date,
      last_date: "",
      kind: "event",
    });
  }
  const first = await clerk.get("/dashboard/calendar");
  expect(textOf(first)).toMatch(/Coming Choose Today .*Next week .*Day 20 /);
  const older = /href="([^"]+)"[^>]*rel="next"/.exec(first)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(textOf(await clerk.get(older))).toMatch(
    /Coming Choose Day 38 .*Day 49 .*Next year .*Past Choose Last week .*Long ago/,
  );
});
