import type { Insertable } from "kysely";
import { describe, expect, test } from "vitest";
import { todayAtSchool } from "~/dates/dates";
import { saveSettings } from "~/settings/queries.server";
import type { Schema } from "~db/schema";
import { disclosures } from "~db/seed/disclosures";
import { facilities } from "~db/seed/facilities";
import { openSampleSite, openSite, routes, textOf } from "../support/site";
import { findStyles } from "../support/styles";
import { writeTexts } from "../support/texts";

type Site = Awaited<ReturnType<typeof openSite>>;

const times = { created_at: "2026-01-01T00:00:00.000Z", updated_at: "2026-01-01T00:00:00.000Z" };

async function siteWithEntries(
  entries: [date: string, kind: "event" | "holiday", title: string, last?: string][],
) {
  const site = await openSite();
  for (const [date, kind, title, last = date] of entries) {
    await site.db
      .insertInto("calendar_entries")
      .values({ date, last_date: last, kind, title, ...times })
      .execute();
  }
  return site;
}

type Video = Partial<Insertable<Schema["videos"]>> & { title: string; position: number };

async function addPicture(site: Site, name: string) {
  return site.db
    .insertInto("pictures")
    .values({
      stem: name.padEnd(22, "x"),
      width: 960,
      height: 540,
      placeholder: "d71",
      avif: 0,
      created_at: times.created_at,
    })
    .returning(["id", "stem"])
    .executeTakeFirstOrThrow();
}

async function addVideo(site: Site, values: Video) {
  const { id } = await addPicture(site, `poster-${values.position}`);
  await site.db
    .insertInto("videos")
    .values({
      description: "",
      duration: "",
      category: "Events",
      video_id: "",
      views: null,
      published_on: null,
      picture_id: id,
      ...times,
      ...values,
    })
    .execute();
}

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? "";
const tableOf = (html: string) => /<table.*<\/table>/s.exec(html)?.[0] ?? "";
const listOf = (html: string) => /<ol.*?<\/ol>/s.exec(html)?.[0] ?? "";
const cellsOf = (html: string) => [...tableOf(html).matchAll(/<td.*?<\/td>/gs)].map(([cell]) => cell);
const classOf = (cell: string) => /class="([^"]*)"/.exec(cell)?.[1];
const cellOf = (html: string, date: string) =>
  cellsOf(html).find((cell) => cell.includes(`dateTime="${date}"`)) ?? "";

describe("pages of the school's own words", () => {
  test("the story, the mission, the vision and the message are those that staff wrote", async () => {
    const site = await openSite();
    await writeTexts(site.db, {
      about: "It began under a tree.",
      mission: "Teach & be taught.",
      vision: "A town that reads.",
      story: "Two rooms\nIt had a well.\n\nThat is all.",
      mission_points: "Greet every child.\n\n Read aloud. \n",
      principal_name: "Dr. B. Example",
      principal_message: "Dear parents,\n\nthe gate is open.",
    });
    const visitor = site.visitor();
    expect(textOf(await visitor.get("/about-us"))).toContain("It began under a tree.");
    const story = await visitor.get("/about-us");
    expect(story).toContain("<h2>Two rooms</h2><p>It had a well.</p>");
    expect(story).toContain("<p>That is all.</p>");
    expect(await visitor.get("/mission")).toContain("<li>Greet every child.</li><li>Read aloud.</li></ul>");
    const mission = textOf(await visitor.get("/mission"));
    expect(mission).toContain("Teach & be taught.");
    expect(mission).toContain("A town that reads.");
    const principal = await visitor.get("/principal");
    expect(principal).toContain("<p>the gate is open.</p>");
    expect(textOf(principal)).toContain("Dr. B. Example Principal");
    expect(mainOf(principal)).not.toContain("<img");
    const picture = await addPicture(site, "portrait");
    await site.db
      .insertInto("faculty")
      .values({ name: "Dr. B. Example", title: " principal", details: "", picture_id: picture.id, ...times })
      .execute();
    expect(mainOf(await visitor.get("/principal"))).toContain(`/uploads/${picture.stem}-480.jpg`);
  });

  test("the page of programs shows them formatted in their order, or says that there are none", async () => {
    const site = await openSite();
    const visitor = site.visitor();
    expect(textOf(await visitor.get("/programs"))).toContain("No programs are listed yet.");
    const editor = await site.editor();
    await editor.submit("/dashboard/programs/add", {
      title: "Secondary stage",
      grades: "Classes IX and X",
      details: "The **full** syllabus.",
      subjects: "Mathematics\nScience",
      position: "1",
    });
    await editor.submit("/dashboard/programs/add", { title: "Foundational stage", position: "1" });
    const html = mainOf(await visitor.get("/programs"));
    expect(html.indexOf("Foundational stage")).toBeLessThan(html.indexOf("Secondary stage"));
    expect(html).toContain("<p>The <strong>full</strong> syllabus.</p>");
    expect(html).toMatch(/<li[^>]*>Science<\/li>/);
  });

  test.each([
    ["/about-us", "Our Story"],
    ["/mission", "Mission & Vision"],
    ["/principal", "Principal's message"],
    ["/programs", "Programs"],
    ["/events", "Events"],
    ["/mandatory-public-disclosure", "Mandatory Public Disclosure"],
    ["/privacy", "Privacy"],
    ["/terms", "Terms"],
    ["/accessibility", "Accessibility"],
    ["/sitemap", "Sitemap"],
  ])("%s has one heading of the first level, a title and a description", async (path, heading) => {
    const html = await (await openSite()).visitor().get(path);
    expect([...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, words]) => textOf(words ?? ""))).toEqual([
      heading,
    ]);
    expect(textOf(/<title>.*?<\/title>/s.exec(html)?.[0] ?? "").trim()).toBe(`${heading} · Our School`);
    if (!["/about-us", "/mission", "/principal"].includes(path)) {
      expect(html).toMatch(/<meta name="description" content="[^"]+"/);
    }
    expect(mainOf(html)).not.toContain("style=");
  });
});

describe("the calendar", () => {
  test("a week starts on Sunday, and other months' days are marked as such", async () => {
    const html = await (await openSite()).visitor().get("/curriculum?month=2025-05");
    expect([...html.matchAll(/<abbr [^>]*title="(\w+)">/g)].map(([, name]) => name)).toEqual([
      "Sunday",
      "Monday",
      "Tuesday",
      "Wednesday",
      "Thursday",
      "Friday",
      "Saturday",
    ]);
    const days = cellsOf(html).map((cell) => [
      /dateTime="([^"]+)"/.exec(cell)?.[1],
      classOf(cell) !== classOf(cellOf(html, "2025-05-15")),
    ]);
    expect(days).toHaveLength(35);
    expect(days.slice(0, 5)).toEqual([
      ["2025-04-27", true],
      ["2025-04-28", true],
      ["2025-04-29", true],
      ["2025-04-30", true],
      ["2025-05-01", false],
    ]);
    expect(days.at(-1)).toEqual(["2025-05-31", false]);
  });

  test("Prev and Next are links with the month, over the turn of the year too", async () => {
    const visitor = (await openSite()).visitor();
    const may = await visitor.get("/curriculum?month=2025-05");
    expect(may).toMatch(/href="\/curriculum\?month=2025-04"[^>]*>.*?Prev/s);
    expect(may).toMatch(/href="\/curriculum\?month=2025-06"[^>]*>Next/);
    expect(await visitor.get("/curriculum?month=2025-01")).toContain("month=2024-12");
    expect(await visitor.get("/curriculum?month=2025-12")).toContain("month=2026-01");
  });

  test("events, holidays, and holidays before events of the same day", async () => {
    const site = await siteWithEntries([
      ["2025-05-09", "event", "Songs of the poet"],
      ["2025-05-18", "event", "Last bell"],
      ["2025-05-18", "holiday", "Summer vacation begins"],
      ["2025-06-02", "event", "Another month"],
    ]);
    const html = await site.visitor().get("/curriculum?month=2025-05");
    expect(cellOf(html, "2025-05-09")).toMatch(/Songs of the poet.*\(Event\)/s);
    expect(cellOf(html, "2025-05-18")).toMatch(/Summer vacation begins.*\(Holiday\).*Last bell.*\(Event\)/s);
    const list = listOf(html);
    expect([...list.matchAll(/dateTime="([^"]+)"/g)].map(([, date]) => date)).toEqual([
      "2025-05-09",
      "2025-05-18",
    ]);
    expect(textOf(list)).toMatch(/Sun 18 Summer vacation begins \(Holiday\) Last bell \(Event\)/);
    expect(textOf(html)).not.toContain("Another month");
  });

  test("shows long entries on each day, and once in the list, also in the month of their end", async () => {
    const site = await siteWithEntries([
      ["2025-05-18", "holiday", "Summer vacation", "2025-06-19"],
      ["2025-06-20", "event", "School reopens"],
      ["2025-06-18", "event", "Camp", "2025-06-22"],
      ["2025-06-21", "holiday", "Local holiday"],
    ]);
    const may = await site.visitor().get("/curriculum?month=2025-05");
    expect(cellOf(may, "2025-05-17")).not.toContain("Summer vacation");
    for (const date of ["2025-05-18", "2025-05-25", "2025-05-31"]) {
      expect(cellOf(may, date)).toMatch(/Summer vacation.*\(Holiday\)/s);
    }
    expect(textOf(listOf(may)).trim()).toBe("Sun 18 Summer vacation, until 19 June 2025 (Holiday)");
    const june = await site.visitor().get("/curriculum?month=2025-06");
    expect(cellOf(june, "2025-06-19")).toContain("Summer vacation");
    expect(cellOf(june, "2025-06-20")).not.toContain("Summer vacation");
    expect(cellOf(june, "2025-06-21")).toMatch(/Local holiday.*\(Holiday\).*Camp.*\(Event\)/s);
    expect(textOf(listOf(june)).trim()).toBe(
      "Sun 1 Summer vacation, until 19 June 2025 (Holiday) Wed 18 Camp, until 22 June 2025 (Event) Fri 20 School reopens (Event) Sat 21 Local holiday (Holiday)",
    );
    expect(textOf(await site.visitor().get("/curriculum?month=2025-07"))).toContain("Nothing is planned");
  });

  test("the last day is none before the first, and the same where it is left empty", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const entry = { title: "Tests", date: "2025-05-18", kind: "event" };
    const add = (last_date: string) => clerk.submit("/dashboard/calendar/add", { ...entry, last_date });
    const refused = await add("2025-05-17");
    expect([refused.status, textOf(await refused.text()).includes("is before the first")]).toEqual([
      422,
      true,
    ]);
    expect((await add("tomorrow")).status).toBe(422);
    for (const last of ["", "2025-05-20"]) expect((await add(last)).status).toBe(303);
    const list = textOf(await clerk.get("/dashboard/calendar"));
    expect(list).toContain("May 18, 2025 ");
    expect(list).toMatch(/May 18\s–\s20, 2025/);
    expect(await clerk.get("/dashboard/calendar/1/update")).toMatch(/name="last_date"[^>]*value=""/);
  });

  test("days at the edge show what the neighbour month has, in the table only", async () => {
    const site = await siteWithEntries([["2025-04-30", "holiday", "Local holiday"]]);
    const html = await site.visitor().get("/curriculum?month=2025-05");
    expect(cellOf(html, "2025-04-30")).toContain("Local holiday");
    expect(listOf(html)).toBe("");
    expect(textOf(html)).toContain("Nothing is planned for this month.");
  });

  test.each(["", "?month=", "?month=2025-13", "?month=2025-5", "?month=nonsense", "?month=9999-01"])(
    "/curriculum%s is the present month, with today marked",
    async (query) => {
      const html = await (await openSite()).visitor().get(`/curriculum${query}`);
      const today = todayAtSchool();
      expect(cellsOf(html).filter((cell) => cell.includes('aria-current="date"'))).toEqual([
        cellOf(html, today),
      ]);
      expect(textOf(listOf(html))).toContain("Today");
    },
  );
});

describe("the videos", () => {
  test("videos are links with posters, without frames or invented figures", async () => {
    const site = await openSite();
    await addVideo(site, { title: "Sports day", position: 1, video_id: "dQw4w9WgXcQ", duration: "3:45" });
    await addVideo(site, {
      title: "Mothers Day",
      position: 2,
      category: "Mothers Day",
      video_id: "a-b_c123456",
    });
    await addVideo(site, { title: "Known", position: 3, views: 123456, published_on: "2025-09-01" });
    const page = await site.visitor().get("/events");
    const html = mainOf(page);
    expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
    expect(html).toContain('data-video="a-b_c123456"');
    expect(html).not.toContain("<iframe");
    expect(findStyles(page, "Events</span>")).toContain("background-color:#d9efdf");
    expect(findStyles(page, "Mothers Day</span>")).toContain("background-color:#fbe1ea");
    const words = textOf(html);
    expect(words).toContain("3:45");
    expect(words.match(/views/g)).toHaveLength(1);
    expect(words).toContain("1,23,456 views · 1 September 2025");
  });

  test("a video without an address shows only its picture", async () => {
    const site = await openSite();
    await saveSettings(site.db, { channel_url: "https://www.youtube.com/@school" });
    await addVideo(site, { title: "Soon", position: 1, duration: "3:45" });
    const html = mainOf(await site.visitor().get("/events"));
    expect(textOf(html)).toContain("Soon");
    expect(html).not.toMatch(/<a |Play|data-enhance|3:45/);
  });

  test("the virtual tour is the film of the settings, or else a list of the facilities", async () => {
    const site = await openSampleSite();
    const tour = async () =>
      /href="([^"]*)"[^>]*>(?:(?!<\/a>).)*Start Virtual Tour/s.exec(await site.visitor().get("/"))?.[1];
    expect(await tour()).toBe("/smart-class?tour=1");
    const clerk = await site.staff();
    const campus_video_id = "https://www.youtube.com/live/aqz-KE-bpKQ/?si=x";
    expect((await clerk.submit("/dashboard/settings/social", { campus_video_id })).status).toBe(303);
    expect(await tour()).toBe("https://www.youtube.com/watch?v=aqz-KE-bpKQ");
    const refused = await clerk.submit("/dashboard/settings/social", { campus_video_id: "our channel" });
    expect(refused.status).toBe(422);
    expect(textOf(await refused.text())).toContain("Paste the link of one YouTube video");
  });

  test("the page says that there are no documents", async () => {
    expect(textOf(await (await openSite()).visitor().get("/events"))).toContain("No videos yet.");
  });
});

describe("the facility pages", () => {
  test.each([
    ["/sports", "Sports Facility"],
    ["/labs", "Science and Computer Labs"],
    ["/smart-class", "Smart Class"],
    ["/art-room", "Art Room"],
    ["/library", "Library"],
    ["/music&aerobic", "Music Room"],
    ["/music%26aerobic", "Music Room"],
    ["/swimming-pool-and-open-gym", "Swimming Pool & Open Gym"],
  ])("%s has a banner, the side list, chips and three pictures", async (path, title) => {
    const html = mainOf(await (await openSampleSite()).visitor().get(path));
    expect(textOf(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? "").trim()).toBe(title);
    const side = /<nav [^>]*aria-label="Facilities".*?<\/nav>/s.exec(html)?.[0] ?? "";
    const links = [...side.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)];
    expect(links.map(([, to, label]) => [label, to])).toEqual([
      ["Sports Facility", "/sports"],
      ["Music Room", "/music&amp;aerobic"],
      ["Library", "/library"],
      ["Smart Class", "/smart-class"],
      ["Science Lab", "/labs"],
      ["Computer Lab", "/labs"],
    ]);
    expect(html).toMatch(/aria-label="At a glance"><li/);
    const grid = /<ul[^>]*><li[^>]*><picture>.*?<\/ul>/s.exec(html)?.[0] ?? "";
    expect(grid.match(/<img /g)).toHaveLength(3);
    expect(grid.match(/loading="lazy"/g)).toHaveLength(3);
    expect(grid).not.toContain('alt=""');
  });
});

describe("the mandatory public disclosure", () => {
  test("has the 14 documents in their order and spelling, each opening its PDF in a new tab", async () => {
    const site = await openSite();
    for (const { name, url, position } of disclosures.toReversed()) {
      const bytes = position === 2 ? 0 : position * 1024;
      await site.db
        .insertInto("disclosures")
        .values({ name, url, position, bytes, ...times })
        .execute();
    }
    const html = mainOf(await site.visitor().get("/mandatory-public-disclosure"));
    expect(html).toContain('id="mandatory-public-disclosure"');
    const cards = [...html.matchAll(/<li class="[^"]*"><svg.*?<\/li>/gs)].map(([card]) => card);
    expect(cards.map((card) => textOf(/<h2.*?<\/h2>/s.exec(card)?.[0] ?? "").trim())).toEqual([
      "Society",
      "NOC",
      "RTE",
      "Land Certificate",
      "Building Certificate",
      "Fire Certificate",
      "Sanitation Certificate",
      "Water Sample Certificate",
      "Self Certification",
      "Fee",
      "Parents Teacher Association",
      "School Management Committee",
      "Annual calender",
      "Mandatory Disclosure Details SARAS 6.0",
    ]);
    for (const [index, card] of cards.entries()) {
      const { name, url } = disclosures[index] ?? { name: "", url: "" };
      expect(card).toContain(`href="${url}" target="_blank"`);
      expect(card).toMatch(
        new RegExp(`>Click Here<span class="[^"]+">: ${name}, PDF, opens in a new tab</span></a>`),
      );
    }
    expect(textOf(cards[2] ?? "")).toContain("PDF, 3 KB");
    expect(textOf(cards[1] ?? "")).not.toContain("KB");
  });
});

describe("for those who look for pages", () => {
  test("the sitemaps name every public page that has an address of its own", async () => {
    const visitor = (await openSampleSite()).visitor();
    const human = mainOf(await visitor.get("/sitemap"));
    const response = await visitor.visit("/sitemap.xml");
    expect(response.headers.get("Content-Type")).toContain("xml");
    const xml = await response.text();
    const odd =
      /^(dashboard|gdapi|alias )|:|\*|\.|^(login(\/.*)?|login-help|set-password|logout|language|light-version|popup-closed|search|sitemap|newsletter\/.*|documents|uploads|application|transfer-certificates|notices\/(archive|push)|offline(\/.*)?)$/;
    const pages = Object.values(routes).flatMap((route) =>
      route?.path && !odd.test(route.id) && !odd.test(route.path) ? [`/${route.path}`] : [],
    );
    pages.push(...facilities.map(({ address }) => `/${address}`));
    expect(pages).toContain("/curriculum");
    expect(pages).toContain("/music&aerobic");
    for (const page of pages) {
      const address = page.replace("&", "&amp;");
      expect(human).toContain(`href="${address}"`);
      expect(xml).toContain(`<loc>http://school.test${address}</loc>`);
    }
  });
});
