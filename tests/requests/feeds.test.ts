import ICAL from "ical.js";
import Parser from "rss-parser";
import { describe, expect, onTestFinished, test } from "vitest";
import { openSite, origin } from "../support/site";

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
  event_date: "",
  event_time: "",
  ...more,
});

type Site = Awaited<ReturnType<typeof openSite>>;

async function withNotices(): Promise<Site> {
  const site = await openSite(env);
  await site.db
    .insertInto("notices")
    .values([
      notice("Fees & forms <new>"),
      notice("Sports day ଖେଳ", {
        category: "sports",
        published_at: "2026-01-03T03:04:05.678Z",
        event_date: "2026-12-05",
        event_time: "10:30",
      }),
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
    link: "https://palash.example/notices/1-fees-forms-new",
    guid: "https://palash.example/notices/1",
    content: "<p>Bring <strong>two</strong> photos &amp; &lt;a pen&gt;.</p>",
    "content:encoded": "<p>Bring <strong>two</strong> photos &amp; &lt;a pen&gt;.</p>",
    categories: ["Academic"],
    isoDate: "2026-01-02T03:04:05.000Z",
  });
  expect(feed.link).toBe("https://palash.example/notices");
  // Rules of the W3C validator: self link and RFC 822 dates.
  expect(xml).toContain('<atom:link href="https://palash.example/notices/feed.xml" rel="self"');
  expect(xml).toMatch(/<pubDate>Fri, 02 Jan 2026 03:04:05 GMT<\/pubDate>/);
});

test("the feed can be limited to one category", async () => {
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
    version: "https://jsonfeed.org/version/1.1",
    home_page_url: "https://palash.example/notices",
    feed_url: "https://palash.example/notices/feed.json",
    items: [
      {
        title: "Sports day ଖେଳ",
        url: `https://palash.example/notices/2-sports-day-${encodeURIComponent("ଖେଳ")}`,
        content_html:
          "<p>When: Saturday, 5 December 2026, 10:30 am</p><p>Bring <strong>two</strong> photos &amp; &lt;a pen&gt;.</p>",
      },
      {
        title: "Fees & forms <new>",
        date_published: "2026-01-02T03:04:05.678Z",
        content_html: "<p>Bring <strong>two</strong> photos &amp; &lt;a pen&gt;.</p>",
      },
    ],
  });
});

/** Further rules of the W3C feed validator (RSS 2.0, its profile, RFC 822, RFC 4287). */
test.each(["/notices/feed.xml", "/notices/feed.xml?category=academic"])(
  "%s keeps the rules of RSS 2.0",
  async (path) => {
    const site = await openSite(env);
    await site.db
      .insertInto("notices")
      .values([
        notice("]]> & <b>bold</b>"),
        // From the old endpoint or an import; typed texts are cleaned before.
        notice("A page\u000b break\u0000 \ufffe", {
          details: "One\n\nTwo <script>alert(1)</script> [us](https://a.example)",
        }),
        notice("", { details: "ଛୁଟି 🎉", published_at: "2026-01-05T03:04:05.678Z" }),
      ])
      .execute();
    const response = await site.visitor().visit(path);
    expect(response.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
    const bytes = Buffer.from(await response.arrayBuffer());
    const xml = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>/);
    expect(xml).not.toMatch(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u);
    expect(xml).toContain('<rss version="2.0"');
    for (const [prefix, name] of [
      ["atom", "http://www.w3.org/2005/Atom"],
      ["content", "http://purl.org/rss/1.0/modules/content/"],
    ]) {
      expect(xml).toContain(`xmlns:${prefix}="${name}"`);
    }
    const self = `https://palash.example${path}`;
    expect(xml.match(/<atom:link [^>]*>/g)).toEqual([
      `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ]);
    const all = (name: string) =>
      [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, "gs"))].map(
        ([, words]) => words ?? "",
      );
    const [channel = ""] = xml.split("<item>");
    for (const name of ["title", "link", "description", "language", "lastBuildDate"]) {
      expect([name, channel.match(new RegExp(`<${name}>[^<]+</${name}>`, "g"))?.length]).toEqual([name, 1]);
    }
    expect(all("item")).toHaveLength(3);
    for (const item of all("item")) expect(item).toMatch(/<title>.*<link>.*<guid.*<pubDate>.*<description>/s);
    const guids = all("guid");
    expect(new Set(guids).size).toBe(3);
    for (const address of [...all("link"), ...guids]) expect(address).toMatch(/^https:\/\/palash\.example\//);
    const rfc822 =
      /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;
    for (const date of [...all("pubDate"), ...all("lastBuildDate")]) expect(date).toMatch(rfc822);
    const times = all("pubDate").map((date) => Date.parse(date));
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect(times[0]).toBe(Date.parse("2026-01-05T03:04:05Z"));
    for (const html of all("content:encoded"))
      expect(html).not.toMatch(/<(script|iframe|object)|(href|src)="(?!https?:)/);
    const feed = await new Parser().parseString(xml);
    expect(feed.items.map(({ title }) => title)).toEqual(["ଛୁଟି 🎉", "A page break ", "]]> & <b>bold</b>"]);
  },
);

test("a notice that is changed stays the same item for feed readers", async () => {
  const site = await withNotices();
  const guids = async () =>
    (await new Parser().parseString(await site.visitor().get("/notices/feed.xml"))).items.map(
      ({ guid }) => guid,
    );
  const ids = async () =>
    (await (await site.visitor().visit("/notices/feed.json")).json()).items.map(
      ({ id }: { id: string }) => id,
    );
  const before = [await guids(), await ids()];
  await site.db
    .updateTable("notices")
    .set({ title: "Another title", updated_at: "2026-02-02T00:00:00.000Z" })
    .execute();
  expect([await guids(), await ids()]).toEqual(before);
});

test("the JSON feed keeps the rules of JSON Feed 1.1", async () => {
  const site = await withNotices();
  for (const path of ["/notices/feed.json", "/notices/feed.json?category=sports"]) {
    const response = await site.visitor().visit(path);
    expect(response.headers.get("Content-Type")).toBe("application/feed+json; charset=utf-8");
    const feed = await response.json();
    expect(feed).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      title: expect.stringMatching(/./),
      feed_url: `https://palash.example${path}`,
      language: "en-IN",
    });
    // Version 1.1 replaced it by a list.
    expect([feed, ...feed.items].some((part) => "author" in part)).toBe(false);
    const ids = feed.items.map(({ id }: { id: unknown }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const item of feed.items) {
      expect(item).toMatchObject({ id: expect.any(String), content_html: expect.stringMatching(/^<p>/) });
      expect(item.url).toMatch(/^https:\/\/palash\.example\//);
      expect(Object.values(item)).not.toContain(null);
      for (const date of [item.date_published, item.date_modified]) {
        expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);
      }
      expect(item.tags.every((tag: unknown) => typeof tag === "string" && tag !== "")).toBe(true);
    }
  }
});

test("the page of notices names its feed, and an empty one can be read", async () => {
  const site = await openSite(env);
  const html = await site.visitor().get("/notices?category=sports");
  expect(html).toContain('type="application/rss+xml"');
  expect(html).toContain('href="/notices/feed.xml?category=sports"');
  const feed = await new Parser().parseString(await site.visitor().get("/notices/feed.xml"));
  expect(feed.items).toEqual([]);
});

/** Parses a calendar with Thunderbird's parser. */
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

async function withEntries(ORIGIN = env.ORIGIN): Promise<Site> {
  const site = await openSite({ ORIGIN });
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

describe("rules of RFC 5545", () => {
  const long = "ବାର୍ଷିକ କ୍ରୀଡ଼ା ପ୍ରତିଯୋଗିତା ଓ ପୁରସ୍କାର ବିତରଣ ଉତ୍ସବ, ସମସ୍ତ ଶ୍ରେଣୀ; अभिभावक आमंत्रित हैं \\ 🎉";

  test.each(["/calendar.ics", "/holidays.ics"])("%s", async (path) => {
    const site = await withEntries();
    await site.db.updateTable("calendar_entries").set({ title: long }).where("id", "=", 1).execute();
    const response = await site.visitor().visit(path);
    expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString("utf8");
    // RFC 5545: lines end with CRLF and have at most 75 octets, without split characters.
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain("\ufffd");
    }
    const lines = text.replaceAll("\r\n ", "").split("\r\n");
    const of = (name: string) => lines.filter((line) => line.startsWith(name));
    expect([lines[0], of("VERSION:"), of("PRODID:").length, of("METHOD:")]).toEqual([
      "BEGIN:VCALENDAR",
      ["VERSION:2.0"],
      1,
      ["METHOD:PUBLISH"],
    ]);
    expect(of("SUMMARY:")).toContain(`SUMMARY:${long.replace(/[\\;,]/g, "\\$&")}`);
    const events = of("BEGIN:VEVENT").length;
    expect(events).toBe(path === "/holidays.ics" ? 1 : 2);
    // Dates have no zone; times are UTC, so VTIMEZONE is not needed.
    expect([of("DTSTART;VALUE=DATE:").length, of("DTEND;VALUE=DATE:").length]).toEqual([events, events]);
    expect(of("DTSTAMP").every((line) => /^DTSTAMP:\d{8}T\d{6}Z$/.test(line))).toBe(true);
    expect([of("DTSTAMP").length, lines.filter((line) => line.includes("TZID"))]).toEqual([events, []]);
    expect(new Set(of("UID:")).size).toBe(events);
    expect(of("SEQUENCE:").every((line) => /^SEQUENCE:\d+$/.test(line))).toBe(true);
  });

  test("an entry that is changed stays the same one, with a higher sequence", async () => {
    const site = await withEntries(origin);
    const read = async () => {
      const text = await site.visitor().get("/holidays.ics");
      return [/UID:\S+/.exec(text)?.[0], Number(/SEQUENCE:(\d+)/.exec(text)?.[1])] as const;
    };
    const [uid, sequence] = await read();
    const clerk = await site.staff();
    const form = { title: "Longer vacation", date: "2026-12-18", last_date: "2027-01-02", kind: "holiday" };
    expect((await clerk.submit("/dashboard/calendar/1/update", form)).status).toBe(303);
    const [later, higher] = await read();
    expect([later, higher > sequence]).toEqual([uid, true]);
  });

  test.each(["Asia/Kolkata", "America/Los_Angeles", "Pacific/Auckland"])(
    "the days of feeds are in the school's time zone (server in %s)",
    async (zone) => {
      const before = process.env.TZ;
      onTestFinished(() => {
        if (before === undefined) delete process.env.TZ;
        else process.env.TZ = before;
      });
      process.env.TZ = zone;
      const site = await withEntries();
      const entries = await entriesOf(site, "/calendar.ics");
      expect(entries.map(({ first, end }) => [first.slice(5), end.slice(5)])).toEqual([
        ["12-05", "12-06"],
        ["12-18", "01-01"],
      ]);
    },
  );
});

test("a notice in Urdu runs from right to left on its page, cards, the light version and in feeds", async () => {
  const site = await openSite(env);
  const title = "PTA میٹنگ جمعہ کو ہوگی";
  const details = "والدین اسکول میں تشریف لائیں (School Hall)";
  await site.db.insertInto("notices").values(notice(title, { details })).execute();
  const visitor = site.visitor();
  const page = await visitor.open("/notices/1");
  expect(page.texts('h1[lang="ur"][dir="rtl"]')).toEqual([title]);
  expect(page.texts('p[lang="ur"][dir="rtl"]')).toEqual([details]);
  const ofCard = expect.stringMatching(new RegExp(`^${details.slice(0, 20)}`));
  for (const saveData of ["", "on"]) {
    const list = await visitor.open("/notices", { headers: { "Save-Data": saveData } });
    expect(list.texts('p[lang="ur"][dir="rtl"]')).toContainEqual(ofCard);
  }
  const { items } = (await (await visitor.visit("/notices/feed.json")).json()) as { items: object[] };
  expect(items[0]).toMatchObject({ content_html: `<p lang="ur" dir="rtl">${details}</p>` });
});

/** Titles and texts that could break feeds or run in readers. */
const hostile = [
  "Marks < 33 and > 12 & more",
  "a ]]> b ]]> c ]]]]> d",
  "]]><svg onload=alert(1)>]]>",
  "<script>alert(1)</script>",
  "<![CDATA[ x ]]>",
  "&lt;b&gt; &#x3C;i&#62; &nope;",
  "</title></item><item><title>another",
  "\u0000\u0008\uFFFE\uFFFF]]\uFFFF> z",
];

test("hostile titles and texts leave the feed well-formed, with all of their words", async () => {
  const site = await openSite(env);
  await site.db
    .insertInto("notices")
    .values(hostile.map((text) => notice(text, { details: text })))
    .execute();
  for (const prefix of ["", "/hi", "/or", "/bn"]) {
    const xml = await site.visitor().get(`${prefix}/notices/feed.xml`);
    const { items } = await new Parser().parseString(xml);
    expect(items).toHaveLength(hostile.length);
    for (const { title = "", content = "", "content:encoded": encoded } of items) {
      const given = hostile.find((text) => visible(text) === visible(title));
      expect(given, title).toBeDefined();
      // HTML as readers show it.
      expect(content).not.toMatch(/<(?!\/?p>|p lang="\w+">|br>)/);
      expect(encoded).toBe(content);
      const shown = content
        .replace(/<[^>]*>/g, "")
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&amp;", "&");
      expect(visible(shown)).toBe(visible(given ?? ""));
    }
  }
  const json = await (await site.visitor().visit("/notices/feed.json")).json();
  expect(json.items.map(({ title }: { title: string }) => title)).toContain(hostile[1]);
});

const visible = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();

test.each([
  "/notices/feed.xml",
  "/notices/feed.json",
  "/notices/feed.xml?category=arts",
  "/hi/notices/feed.xml",
  "/calendar.ics",
  "/holidays.ics",
  "/hi/calendar.ics",
  "/notices/2/event.ics",
])("%s has an ETag, and is not sent again as long as it is the same", async (path) => {
  const site = await withNotices();
  const person = site.visitor();
  const first = await person.visit(path);
  const tag = first.headers.get("ETag") ?? "";
  expect([first.status, tag]).toEqual([200, expect.stringMatching(/^W\/"/)]);
  const again = await person.visit(path, { headers: { "If-None-Match": tag } });
  expect([again.status, again.headers.get("ETag"), await again.text()]).toEqual([304, tag, ""]);
  expect((await person.visit(path, { headers: { "If-None-Match": 'W/"other"' } })).status).toBe(200);
});

test("each iCalendar file ends its last line", async () => {
  const site = await withNotices();
  for (const path of ["/notices/2/event.ics", "/hi/notices/2/event.ics", "/calendar.ics", "/holidays.ics"])
    expect(await site.visitor().get(path)).toMatch(/END:VCALENDAR\r\n$/);
});
