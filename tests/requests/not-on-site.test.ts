import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addPictureRow } from "~/files/pictures/picture-rows.server";
import { staffKinds } from "~/kinds/registry";
import { recordsOf } from "~/records/records.server";
import { publicPages } from "../pages";
import { type OpenedPage, readPage } from "../support/page";
import { openSite, routes, textOf } from "../support/site";

const noon = Date.parse("2026-03-14T06:30:00Z");
const moment = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: noon }));
afterEach(() => void vi.useRealTimers());

type Site = Awaited<ReturnType<typeof openSite>>;
const published = staffKinds.filter(({ publishing }) => publishing);

const states = {
  draft: { published_at: null, ends_at: null },
  scheduled: { published_at: moment(1), ends_at: null },
  ended: { published_at: moment(-9), ends_at: moment(0) },
  live: { published_at: moment(-9), ends_at: null },
};
type State = keyof typeof states;

/** A record of each kind whose texts contain its state and kind. */
async function addRecords(site: Site, state: State) {
  const ids: Record<string, number> = {};
  for (const [index, kind] of published.entries()) {
    const texts = Object.entries(kind.fields).map(([name, { type, options }]) => {
      if (options) return [name, options.find(({ value }) => value)?.value];
      if (type === "date") return [name, "2026-03-01"];
      if (type === "time") return [name, "16:30"];
      if (type === "position") return [name, 1];
      return [name, name === "link_url" ? "/contact" : `Zebra${state}${kind.table}`];
    });
    const picture = { stem: String(index).repeat(24), width: 9, height: 9, placeholder: "", bytes: 1 };
    const file = kind.file ? { picture_id: await addPictureRow(site.db, picture) } : {};
    const values = { ...Object.fromEntries(texts), ...file, ...states[state] };
    ids[kind.table] = await recordsOf(kind).create(site.db, values as never, moment(-9));
  }
  return ids;
}

/** Addresses that visitors can request without knowing a record. */
const everywhere = [
  ...new Set([
    ...publicPages,
    ...staffKinds.flatMap(({ legacy }) => (legacy?.listing ? [`/gdapi/${legacy.listing.call}`] : [])),
    "/?tab=notices&category=facility",
    "/notices?category=facility",
    "/sitemap.xml",
    "/robots.txt",
    "/site.webmanifest",
    "/gdapi/openapi.json",
    "/.well-known/security.txt",
  ]),
].filter((path) => !path.startsWith("/notices/1-"));

async function readEverywhere(site: Site): Promise<[path: string, text: string][]> {
  const visitor = site.visitor();
  const pages: [string, string][] = [];
  for (const path of everywhere) pages.push([path, await (await visitor.visit(path)).text()]);
  return pages;
}

const findIn = (pages: [path: string, text: string][], word: string) =>
  pages.flatMap(([path, text]) => [
    ...(text.includes(word) ? [path] : []),
    ...(text.includes("/notices/1-") ? [`link on ${path}`] : []),
  ]);

const findWord = async (site: Site, word: string) => findIn(await readEverywhere(site), word);

test("the walk goes to every public page and finds what is on the site", async () => {
  const site = await openSite();
  await addRecords(site, "live");
  const words = published.map(({ table }) => `Zebralive${table}`);
  const pages = await readEverywhere(site);
  const found = words.map((word) => findIn(pages, word));
  for (const paths of found) expect(paths).toContain("/");
  expect(found.flat()).toEqual(
    expect.arrayContaining(
      published.flatMap(({ legacy }) => (legacy?.listing ? [`/gdapi/${legacy.listing.call}`] : [])),
    ),
  );
  expect(found.flat()).toContain("link on /sitemap.xml");
  const numbered = Object.values(routes).filter(
    (route) => route?.id.startsWith("routes/site/") && /:(id|notice)\b/.test(route.path ?? ""),
  );
  // notice-files.test.ts and own-pages.test.ts cover files; records that can be taken down are never drafts.
  const known = [
    "notices/:id/card/:file",
    "notices/:id/event.ics",
    "notices/:id/files/:file",
    "notices/:notice",
    "pages/:id/files/:file",
    "take-down/:kind/:id",
  ];
  expect(numbered.map((route) => route?.path).sort()).toEqual(known);
});

describe.each(["draft", "scheduled"] as const)("what is %s", (state) => {
  test("a draft answers 404 at its own address", async () => {
    const site = await openSite({ ORIGIN: "https://palash.example" });
    const ids = await addRecords(site, state);
    expect(await findWord(site, "Zebra")).toEqual([]);
    const visitor = site.visitor();
    const own = `/notices/${ids.notices}`;
    for (const path of [own, `${own}-zebra${state}notices`, `${own}/card/x.jpg`, `${own}/event.ics`]) {
      expect([path, (await visitor.visit(path)).status]).toEqual([path, 404]);
    }
    expect(textOf(await visitor.get("/"))).not.toContain("active notice");
    vi.setSystemTime(noon + 60_000 - 1);
    expect(await findWord(site, "Zebra")).toEqual([]);
    vi.setSystemTime(noon + 60_000);
    const found = await findWord(site, "Zebra");
    if (state === "draft") expect(found).toEqual([]);
    else
      expect(found).toEqual(
        expect.arrayContaining(["/", "/notices", "/career", "/about-us", "/gdapi/get_pop.php"]),
      );
  });

  test("staff see a draft at its address, and the page is not cached", async () => {
    const site = await openSite();
    const { notices: id } = await addRecords(site, state);
    const answer = await (await site.staff()).visit(`/notices/${id}-zebra${state}notices`);
    const html = await answer.text();
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(textOf(html)).toContain(`Zebra${state}notices`);
    expect(textOf(html)).toContain(
      state === "draft"
        ? "Not on the site yet. Only staff"
        : "Not on the site yet: it will be from 14 March 2026, 12:01 pm. Only staff",
    );
    expect(readPage(html).meta("robots")).toBe("noindex");
    expect(html).not.toContain("NewsArticle");
    expect(await (await site.staff()).get("/")).not.toContain("Zebra");
    const stranger = site.visitor();
    const made = await stranger.visit(`/notices/${id}`, { headers: { Cookie: "session=abc" } });
    expect(made.status).toBe(404);
  });
});

test("shows archived notices in the archive and at their address only", async () => {
  const site = await openSite({ ORIGIN: "https://palash.example" });
  const ids = await addRecords(site, "ended");
  expect(await findWord(site, "Zebra")).toEqual(["/notices/archive", "link on /notices/archive"]);
  const visitor = site.visitor();
  const html = await visitor.get(`/notices/${ids.notices}`);
  expect(textOf(html)).toContain("Zebraendednotices");
  expect(textOf(html)).toContain("This notice was taken off on 14 March 2026.");
  expect(readPage(html).meta("robots")).toBe("noindex");
  expect(html).not.toContain("NewsArticle");
  expect(html).toContain('content="https://palash.example/og.jpg"');
  for (const file of ["card/x.jpg", "event.ics"])
    expect((await visitor.visit(`/notices/${ids.notices}/${file}`)).status).toBe(404);
  const archive = await visitor.get("/notices/archive");
  expect(readPage(archive).meta("robots")).toBe("noindex");
  expect(textOf(archive)).toContain("taken off on 14 March 2026");
  expect(await visitor.get("/notices")).toContain('href="/notices/archive"');
  await sql`update notices set deleted_at = ${moment(0)}`.execute(site.db);
  expect(await findWord(site, "Zebra")).toEqual([]);
  expect((await visitor.visit(`/notices/${ids.notices}`)).status).toBe(404);
  expect(await visitor.get("/notices")).not.toContain('href="/notices/archive"');
});

test("the archive goes on in pages, each notice once, the latest first", async () => {
  const site = await openSite();
  const kind = staffKinds.find(({ table }) => table === "notices");
  if (!kind) throw new Error("There are no notices.");
  for (let number = 1; number <= 90; number += 1) {
    const values = {
      details: "x",
      title: `Old ${number}.`,
      date: "2026-03-01",
      category: "other",
      priority: "low",
    };
    const times = { published_at: moment(-500), ends_at: moment(-Math.ceil((91 - number) / 7)) };
    await recordsOf(kind).create(site.db, { ...values, ...times } as never, moment(-600));
  }
  const seen: number[] = [];
  for (let path: string | undefined = "/notices/archive"; path; ) {
    const page: OpenedPage = await site.visitor().open(path);
    seen.push(...page.main.texts("h2").flatMap((text) => Number(/^Old (\d+)\.$/.exec(text)?.[1]) || []));
    [path] = page.attributes('[rel="next"]', "href");
  }
  expect(seen).toEqual(Array.from({ length: 90 }, (_, index) => 90 - index));
});

test("the old calls say since when something is on the site, and nothing of when it was written", async () => {
  const site = await openSite();
  await addRecords(site, "scheduled");
  vi.setSystemTime(noon + 2 * 60_000);
  const visitor = site.visitor();
  const rows = async (call: string, key: string) =>
    ((await (await visitor.visit(`/gdapi/${call}`)).json()) as Record<string, Record<string, string>[]>)[
      key
    ]?.[0];
  expect(await rows("get_notices.php", "data")).toMatchObject({
    created_at: moment(1),
    updated_at: moment(1),
  });
  expect(await rows("get_jobpost.php", "data")).toMatchObject({ created_at: moment(1) });
  expect(await rows("get_pop.php", "photos")).toMatchObject({ uploaded_at: moment(1) });
  expect(textOf(await visitor.get("/career"))).toContain("14 March 2026");
});
