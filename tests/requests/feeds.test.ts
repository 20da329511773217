import ICAL from "ical.js";
import Parser from "rss-parser";
import { expect, test } from "vitest";
import { openSite } from "../support/site";

const at = "2026-01-02T03:04:05.678Z";
const env = { ORIGIN: "https://palash.example" };
const notice = (title: string, more: object = {}) => ({
  title,
  details: "Bring **two** photos & <a pen>.",
  date: "2026-01-02",
  category: "academic" as const,
  priority: "low" as const,
  created_at: at,
  updated_at: at,
  published_at: at,
  ...more,
});

type Site = Awaited<ReturnType<typeof openSite>>;

async function withNotices(): Promise<Site> {
  const site = await openSite(env);
  await site.db
    .insertInto("notices")
    .values([
      notice("Fees & forms <new>"),
      notice("Sports day ଖେଳ", { category: "sports", published_at: "2026-01-03T03:04:05.678Z" }),
      notice("Not yet", { published_at: "2999-01-01T00:00:00.000Z" }),
      notice("Over", { ends_at: at }),
      notice("Gone", { deleted_at: at }),
    ])
    .execute();
  return site;
}

test("the RSS feed has the notices that visitors see, the newest first, as a feed reader reads it", async () => {
  const site = await withNotices();
  const response = await site.visitor().visit("/notices/feed.xml");
  expect(response.headers.get("Content-Type")).toContain("application/rss+xml");
  const xml = await response.text();
  const feed = await new Parser().parseString(xml);
  expect(feed.items.map(({ title }) => title)).toEqual(["Sports day ଖେଳ", "Fees & forms <new>"]);
  expect(feed.items[1]).toMatchObject({
    link: "https://palash.example/notices/1",
    guid: "https://palash.example/notices/1",
    content: "Bring two photos & <a pen>.",
    "content:encoded": "<p>Bring two photos &amp; &lt;a pen&gt;.</p>",
    categories: ["Academic"],
    isoDate: "2026-01-02T03:04:05.000Z",
  });
  expect(feed.link).toBe("https://palash.example/notices");
  // What the W3C's validator asks for: the feed names itself, and the dates are those of RFC 822.
  expect(xml).toContain('<atom:link href="https://palash.example/notices/feed.xml" rel="self"');
  expect(xml).toMatch(/<pubDate>Fri, 02 Jan 2026 03:04:05 GMT<\/pubDate>/);
});

test("of one category", async () => {
  const site = await withNotices();
  const xml = await site.visitor().get("/notices/feed.xml?category=sports");
  const feed = await new Parser().parseString(xml);
  expect(feed.items.map(({ title }) => title)).toEqual(["Sports day ଖେଳ"]);
  expect(feed.link).toBe("https://palash.example/notices?category=sports");
});

test("the JSON feed says the same", async () => {
  const site = await withNotices();
  const response = await site.visitor().visit("/notices/feed.json");
  expect(response.headers.get("Content-Type")).toContain("application/feed+json");
  expect(await response.json()).toMatchObject({
    version: "https://jsonfeed.org/version/1",
    home_page_url: "https://palash.example/notices",
    feed_url: "https://palash.example/notices/feed.json",
    items: [
      { title: "Sports day ଖେଳ", url: "https://palash.example/notices/2" },
      {
        title: "Fees & forms <new>",
        date_published: "2026-01-02T03:04:05.678Z",
        content_html: "<p>Bring two photos &amp; &lt;a pen&gt;.</p>",
      },
    ],
  });
});

test("the page of notices names its feed, and an empty one can be read", async () => {
  const site = await openSite(env);
  const html = await site.visitor().get("/notices?category=sports");
  expect(html).toContain('type="application/rss+xml"');
  expect(html).toContain('href="/notices/feed.xml?category=sports"');
  const feed = await new Parser().parseString(await site.visitor().get("/notices/feed.xml"));
  expect(feed.items).toEqual([]);
});

/** The entries of a calendar as Thunderbird's own parser reads them. */
async function entriesOf(site: Site, path: string) {
  const calendar = new ICAL.Component(ICAL.parse(await site.visitor().get(path)));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      id: event.uid,
      title: event.summary,
      first: event.startDate.toString(),
      end: event.endDate.toString(),
      wholeDays: event.startDate.isDate && event.endDate.isDate,
    };
  });
}

async function withEntries(): Promise<Site> {
  const site = await openSite(env);
  const soon = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000).getUTCFullYear();
  const entry = (title: string, day: string, kind: "event" | "holiday", more: object = {}) => ({
    title,
    date: `${soon}-${day}`,
    last_date: `${soon}-${day}`,
    kind,
    created_at: at,
    updated_at: at,
    ...more,
  });
  await site.db
    .insertInto("calendar_entries")
    .values([
      entry("Summer vacation; bring hats, ଛୁଟି", "12-18", "holiday", { last_date: `${soon}-12-31` }),
      entry("Sports day", "12-05", "event"),
      entry("Gone", "12-06", "event", { deleted_at: at }),
      entry("Long ago", "12-06", "event", { date: "2019-05-18", last_date: "2019-05-18" }),
    ])
    .execute();
  return site;
}

test("the calendar has whole days, the end a day after the last, as RFC 5545 wants it", async () => {
  const site = await withEntries();
  const entries = await entriesOf(site, "/calendar.ics");
  const year = entries[0]?.first.slice(0, 4);
  expect(entries).toEqual([
    {
      id: "entry-2@palash.example",
      title: "Sports day",
      first: `${year}-12-05`,
      end: `${year}-12-06`,
      wholeDays: true,
    },
    {
      id: "entry-1@palash.example",
      title: "Summer vacation; bring hats, ଛୁଟି",
      first: `${year}-12-18`,
      end: `${Number(year) + 1}-01-01`,
      wholeDays: true,
    },
  ]);
  const response = await site.visitor().visit("/calendar.ics");
  expect(response.headers.get("Content-Type")).toContain("text/calendar");
  const text = await response.text();
  expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text).toContain("PRODID:");
});

test("holidays can be had alone, and an empty calendar can be read", async () => {
  const site = await withEntries();
  expect((await entriesOf(site, "/holidays.ics")).map(({ id }) => id)).toEqual(["entry-1@palash.example"]);
  expect(await entriesOf(await openSite(env), "/calendar.ics")).toEqual([]);
});
