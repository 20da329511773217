import ICAL from "ical.js";
import { expect, test } from "vitest";
import { saveSettings } from "~/settings/queries.server";
import { readPage } from "../support/page";
import { notice, openSite, origin, textOf } from "../support/site";

const timed = { event_date: "2026-12-05", event_time: "10:30" };

async function openWith(event: Record<string, string>, settings: Record<string, string> = {}) {
  const site = await openSite();
  await saveSettings(site.db, { school_name: "Hill School", ...settings });
  const clerk = await site.staff();
  const answer = await clerk.submit("/dashboard/add-notice", { ...notice, ...event });
  return { site, clerk, answer };
}

type Site = Awaited<ReturnType<typeof openSite>>;

/** Parses a notice's event with Thunderbird's parser. */
async function eventOf(site: Site) {
  const answer = await site.visitor().visit("/notices/1/event.ics");
  const text = await answer.text();
  const [component, ...more] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  if (!component) throw new Error("There is no event.");
  const event = new ICAL.Event(component);
  return { answer, text, more, event, component };
}

test("a notice says its day, and a phone's calendar takes it: in UTC, by its own number", async () => {
  const { site, answer } = await openWith(timed);
  expect(answer.status).toBe(303);
  const page = await site.visitor().open("/notices/1");
  expect(page.text).toContain("When: Saturday, 5 December 2026, 10:30 am Add to calendar");
  expect(page.has('time[datetime="2026-12-05T10:30"]')).toBe(true);
  expect(page.has('a[href="/notices/1/event.ics"]')).toBe(true);
  const { answer: file, text, more, event } = await eventOf(site);
  expect(file.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(file.headers.get("Content-Disposition")).toBe('inline; filename="notice-1.ics"');
  expect(more).toEqual([]);
  expect([event.uid, event.summary]).toEqual(["notice-1@school.test", "Water supply"]);
  expect(event.description).toBe(`Hill School\n${origin}/notices/1-water-supply`);
  expect([event.startDate.toJSDate().toISOString(), event.endDate.toJSDate().toISOString()]).toEqual([
    "2026-12-05T05:00:00.000Z",
    "2026-12-05T06:00:00.000Z",
  ]);
  expect(text).toContain("DTSTART:20261205T050000Z");
  expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

test("an event without a time lasts the whole day, and others are in the school's time zone", async () => {
  const { site } = await openWith({ event_date: "2026-12-31", event_time: "" });
  const { event } = await eventOf(site);
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual(["2026-12-31", "2027-01-01"]);
  expect(textOf(await site.visitor().get("/notices/1"))).toContain("When: Thursday, 31 December 2026 Add");
  const { site: far } = await openWith(timed, { time_zone: "Pacific/Honolulu" });
  expect((await eventOf(far)).text).toContain("DTSTART:20261205T203000Z");
});

test("Google's calendar gets the day and the time with the school's zone", async () => {
  const googleOf = async (event: Record<string, string>) => {
    const { site } = await openWith(event);
    const html = await site.visitor().get("/notices/1");
    const link = /href="(https:\/\/calendar\.google\.com[^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    return Object.fromEntries(new URL(link ?? "").searchParams);
  };
  expect(await googleOf({ event_date: "2026-12-31", event_time: "23:30" })).toEqual({
    action: "TEMPLATE",
    text: "Water supply",
    dates: "20261231T233000/20270101T003000",
    details: `${origin}/notices/1-water-supply`,
    ctz: "Asia/Kolkata",
  });
  expect((await googleOf({ event_date: "2026-12-31" })).dates).toBe("20261231/20270101");
});

test("an event with an end shows it on the page, in the calendar file, the calendars and Google's calendar", async () => {
  const { site } = await openWith({ ...timed, event_end: "13:00" });
  const visitor = site.visitor();
  const html = await visitor.get("/notices/1");
  expect(textOf(html)).toContain("When: Saturday, 5 December 2026, 10:30 am to 1:00 pm");
  expect(html).toContain("20261205T103000%2F20261205T130000");
  expect(textOf(await visitor.get("/year-calendar"))).toContain(" , 10:30 am to 1:00 pm");
  const { event } = await eventOf(site);
  expect(event.endDate.toJSDate().toISOString()).toBe("2026-12-05T07:30:00.000Z");
});

test("editing the notice updates the event in subscribed calendars", async () => {
  const { site, clerk } = await openWith(timed);
  const before = (await eventOf(site)).component.getFirstPropertyValue("sequence");
  await clerk.submit("/dashboard/notice/1/update", { ...notice, ...timed, event_time: "11:00" });
  const after = await eventOf(site);
  expect(Number(after.component.getFirstPropertyValue("sequence"))).toBeGreaterThan(Number(before));
  expect([after.event.uid, after.text.includes("T053000Z")]).toEqual(["notice-1@school.test", true]);
});

test("a notice that is about no day has no file and no links, and there is none of what is not there", async () => {
  const { site } = await openWith({});
  const html = await site.visitor().get("/notices/1");
  expect(html).not.toContain("event.ics");
  expect(textOf(html)).not.toContain("When:");
  for (const path of ["/notices/1/event.ics", "/notices/2/event.ics", "/notices/x/event.ics"])
    expect([path, (await site.visitor().visit(path)).status]).toEqual([path, 404]);
});

test.each([
  [{ event_date: "2026-02-30" }, "Enter the date, such as 2026-04-01, or leave it empty"],
  [{ event_date: "tomorrow" }, "Enter the date, such as 2026-04-01, or leave it empty"],
  [{ event_date: "2026-12-05", event_time: "25:00" }, "Enter the time, such as 16:30, or leave it empty"],
  [{ event_time: "10:30" }, "Enter the day too, or leave the time empty"],
  [{ ...timed, event_end: "10:30" }, "Enter an end later than the time, or leave it empty"],
  [{ event_end: "10:30" }, "Enter an end later than the time, or leave it empty"],
])("the form does not take %j, and keeps all that was typed", async (event, words) => {
  const { site, answer } = await openWith(event as Record<string, string>);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(textOf(html)).toContain(words);
  expect(html).toContain('value="Water supply"');
  expect(await site.db.selectFrom("notices").select("id").execute()).toEqual([]);
});

test("the old endpoint takes and says what it did before", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const body = JSON.stringify({ ...notice, event_date: "2026-12-05", event_time: "nonsense" });
  const headers = { "Content-Type": "application/json" };
  const answer = await clerk.visit("/gdapi/uploadnotice.php", { body, headers });
  expect(await answer.json()).toEqual({ success: true, message: "Notice Created Successfully" });
  const row = await site.db.selectFrom("notices").selectAll().executeTakeFirstOrThrow();
  expect([row.event_date, row.event_time]).toEqual(["", ""]);
  const { data } = await (await site.visitor().visit("/gdapi/get_notices.php")).json();
  expect(Object.keys(data[0])).toEqual([
    "id",
    "title",
    "details",
    "date",
    "notice_date",
    "category",
    "priority",
    "created_at",
    "updated_at",
  ]);
});

const listed = (html: string, page: string) =>
  textOf(html.slice(html.indexOf(page === "/" ? 'id="notices-list"' : 'id="list"'))).split("All notices")[0];

test("lists show the day of an event as the large date, and the day of posting once", async () => {
  const { site } = await openWith(timed);
  for (const [page, posted, when] of [
    ["/", "Posted March 14, 2026", "When: Saturday, 5 December 2026, 10:30 am"],
    ["/notices", "Posted 14 March 2026", "When: 5 December 2026, Saturday, 10:30 am"],
  ] as const) {
    const html = await site.visitor().get(page);
    if (page !== "/")
      expect(readPage(html).texts('[aria-hidden="true"]'), page).toContainEqual(
        expect.stringMatching(/^5 Dec/),
      );
    const text = listed(html, page);
    expect(text, page).toContain(when);
    expect(text?.split(posted), page).toHaveLength(2);
    expect(text, page).not.toContain("14 Mar ");
  }
  const home = await site.visitor().get("/");
  expect(textOf(home)).toMatch(/Newest notices .*Sat 5 Dec, 10:30 am/);
});

test("lists show the day of posting for notices without an event", async () => {
  const { site } = await openWith({ event_date: "", event_time: "" });
  for (const page of ["/", "/notices"]) {
    const html = await site.visitor().get(page);
    expect(readPage(html).main.texts("b"), page).not.toContain("14");
    expect(listed(html, page)?.match(/Posted/g), page).toHaveLength(1);
  }
});
