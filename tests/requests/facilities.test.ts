import { describe, expect, test } from "vitest";
import { addPictureRow } from "~/files/pictures/picture-rows.server";
import { addNamedFacilities } from "~db/seed/facilities";
import { ensureIdentity } from "~db/site-identity";
import { starterIds } from "~db/starter-marks";
import { readPage } from "../support/page";
import { openSampleSite, openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;

const list = "/dashboard/facilities";
const add = `${list}/add`;

const facility = {
  title: "Chess Room",
  lead: "Thirty boards and a clock.",
  details: "Come **after school**.\n\n- boards\n- books",
  tags: "Chess\nQuiet",
  photos: "",
  position: "2",
  address: "",
  menu_label: "",
  beside: "",
  beside_place: "9",
  footer_label: "",
};

const menuOf = (html: string) => readPage(html).texts('summary:contains("Facilities") + * a');

async function idOf({ db }: Site, title: string) {
  const row = await db
    .selectFrom("facilities")
    .select("id")
    .where("title", "=", title)
    .executeTakeFirstOrThrow();
  return row.id;
}

async function addAlbum(site: Site, name: string, photos: number) {
  const at = "2026-01-01T00:00:00.000Z";
  const times = { created_at: at, updated_at: at };
  const { id } = await site.db
    .insertInto("albums")
    .values({ name, details: "", date: "2026-01-01", ...times })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (let number = 1; number <= photos; number += 1) {
    const stem = `${"a".repeat(20)}${String(number).padStart(4, "0")}`;
    const picture_id = await addPictureRow(site.db, {
      stem,
      width: 1600,
      height: 1200,
      placeholder: "",
      bytes: 1,
    });
    const row = { title: `Photo ${number}`, description: "", alt: number === 1 ? "A board" : "", picture_id };
    await site.db
      .insertInto("photos")
      .values({ ...row, album_id: id, place: number, ...times })
      .execute();
  }
  return id;
}

describe("a facility that staff write", () => {
  test("a facility has its page, and is in menu, list, footer and both sitemaps", async () => {
    const site = await openSampleSite();
    const editor = await site.editor();
    const sent = await editor.submit(add, {
      ...facility,
      menu_label: "Chess",
      beside: "Chess\nDraughts",
      beside_place: "2",
      footer_label: "Play chess",
    });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, list]);
    const visitor = site.visitor();
    const html = await visitor.get("/chess-room");
    const page = readPage(html);
    expect(page.text).toContain("Chess Room Thirty boards and a clock.");
    expect(page.main.texts("p:has(> strong)")).toEqual(["Come after school."]);
    expect(page.main.texts("p > strong")).toEqual(["after school"]);
    expect(page.main.texts('[aria-label="At a glance"] > li')).toEqual(["Chess", "Quiet"]);
    expect(page.meta("description")).toBe("Thirty boards and a clock.");
    expect(menuOf(html)).toEqual([
      "Smart Class",
      "Chess",
      "Labs",
      "Library",
      "Sports activity",
      "Art Room",
      "Aerobic & Music Room",
      "Swimming Pool & Open Gym",
    ]);
    expect(page.texts('nav[aria-label="Facilities"] a')).toEqual([
      "Sports Facility",
      "Chess",
      "Draughts",
      "Music Room",
      "Library",
      "Smart Class",
      "Science Lab",
      "Computer Lab",
    ]);
    expect(page.part('nav[aria-label="School life"]').link("Play chess")).toBe("/chess-room");
    expect(await visitor.get("/sitemap")).toContain('href="/chess-room"');
    const addresses = (await visitor.open("/sitemap.xml")).texts("loc");
    expect(addresses).toContainEqual(expect.stringMatching(/\/chess-room$/));
    const edit = (await editor.open("/chess-room")).links.find(([label]) => label.startsWith("Edit"));
    expect(edit?.[1]).toMatch(/^\/dashboard\/facilities\/\d+\/update[?]from=/);
    expect(html).not.toContain("/dashboard/facilities");
  });

  test("a facility is changed, moved, deleted and restored", async () => {
    const site = await openSampleSite();
    const clerk = await site.staff();
    const visitor = site.visitor();
    const id = await idOf(site, "Library");
    const edit = `${list}/${id}/update`;
    const typed = { title: "Library", details: "Open on Sundays.", tags: "", photos: "", address: "library" };
    const answer = await clerk.submit(edit, {
      ...typed,
      position: "1",
      menu_label: "Books",
      beside_place: "",
    });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, list]);
    const html = await visitor.get("/library");
    const { main } = readPage(html);
    expect(main.text).toContain("Open on Sundays.");
    expect(main.has('[aria-label="At a glance"], picture')).toBe(false);
    expect(menuOf(html)[0]).toBe("Books");
    expect(readPage(html).texts('nav[aria-label="Facilities"] a')).not.toContain("Library");

    const rows = await site.db.selectFrom("facilities").select("id").orderBy("position").execute();
    await clerk.submit(list, { move: `${id} after ${rows[1]?.id}` });
    expect(menuOf(await visitor.get("/"))[1]).toBe("Books");

    await clerk.submit(`${list}/${id}/delete`, {});
    expect((await visitor.visit("/library")).status).toBe(404);
    expect(await visitor.get("/")).not.toContain('href="/library"');
    await clerk.visit("/dashboard/trash", { form: { item: `facility:${id}` } });
    expect((await visitor.visit("/library")).status).toBe(200);
    const log = textOf(await clerk.get("/dashboard/activity"));
    for (const words of ["changed a facility", "moved a facility", "deleted a facility"])
      expect(log).toContain(words);
    expect(textOf(await clerk.get(`${list}?search=Sundays`))).toContain("Library");
  });

  test("a facility needs a name and a numeric position, and the form keeps its text", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const answer = await clerk.submit(add, {
      ...facility,
      title: "",
      address: "chess",
      beside_place: "first",
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(textOf(html)).toMatch(
      /Enter a name, such as Library.*Place in the list of facilities must be a number from 1 to 9999/s,
    );
    expect(html).toContain("Thirty boards and a clock.");
    expect(readPage(html).main.has("details[open]")).toBe(true);
  });
});

describe("photos of a facility", () => {
  test("the photos of a facility are those of the chosen album, with its cover as picture", async () => {
    const site = await openSampleSite();
    const clerk = await site.staff();
    const album = await addAlbum(site, "Chess cup", 14);
    const form = await clerk.open(add);
    expect(form.part(`option[value="${album}"]`).text).toBe("Chess cup (2026)");
    expect(form.has('option[value="sample"]')).toBe(false);
    await clerk.submit(add, { ...facility, photos: String(album) });
    const visitor = site.visitor();
    const { main } = await visitor.open("/chess-room");
    const described = main.attributes("img", "alt");
    expect(described).toHaveLength(13);
    expect(described).toEqual(expect.arrayContaining(["A board", "Photo 2"]));
    expect(main.link("See all 14 photos")).toBe(`/school-gallery/${album}-chess-cup`);
    await clerk.submit(`/dashboard/album/${album}/delete`, {});
    expect((await visitor.open("/chess-room")).main.has("img")).toBe(false);
  });

  test("sample photos of a facility stay until an album is chosen", async () => {
    const site = await openSampleSite();
    const clerk = await site.staff();
    const id = await idOf(site, "Art Room");
    const form = await clerk.open(`${list}/${id}/update`);
    expect(form.part('option[value="sample"]').text).toMatch(/^Sample photos/);
    const shown = (await site.visitor().open("/art-room")).main.attributes("img", "alt");
    expect(shown).toContain("Two pupils make pots of clay");
    await clerk.submit(`${list}/${id}/update`, { title: "Art Room", position: "5", photos: "" });
    expect((await site.visitor().open("/art-room")).main.has("img")).toBe(false);
    const refused = await clerk.submit(`${list}/${id}/update`, {
      title: "Art Room",
      position: "5",
      photos: "x",
    });
    expect(refused.status).toBe(422);
  });
});

test.each([1, 2, 6, 11])(
  "with %i facilities each leads to its neighbours, and the first of several begins the tour",
  async (count) => {
    const site = await openSite();
    const clerk = await site.staff();
    for (let number = count; number >= 1; number -= 1) {
      await clerk.submit(add, { ...facility, title: `Room ${number}`, position: "1" });
    }
    const visitor = site.visitor();
    const home = await visitor.open("/");
    expect(menuOf(home.html)).toHaveLength(count);
    const [, tour] = home.links.find(([label]) => label.includes("Start Virtual Tour")) ?? [];
    expect(tour).toBe(count > 1 ? "/room-1?tour=1" : undefined);
    const page = await visitor.open("/room-1");
    expect(page.has('[rel="prev"]')).toBe(false);
    expect(page.attributes('[rel="next"]', "href")).toEqual(count > 1 ? ["/room-2"] : []);
    expect((await visitor.get(`/room-${count}`)).includes('rel="next"')).toBe(false);
  },
);

test("without facilities, menu, sitemap and footer skip them, and there is no tour", async () => {
  const site = await openSite();
  const visitor = site.visitor();
  const home = await visitor.open("/");
  expect(home.has('summary:contains("Facilities")')).toBe(false);
  const pages = home.attributes('nav[aria-label="School life"] a', "href");
  expect(pages.join()).not.toMatch(/sports|library/);
  expect(home.html).not.toContain("Start Virtual Tour");
  expect((await visitor.open("/sitemap")).text).not.toContain("Facilities");
  expect((await visitor.visit("/sports")).status).toBe(404);
});

test("every site has the facilities of the specification exactly once", async () => {
  const bare = await openSite();
  const shown = async () => (await bare.visitor().visit("/library")).status;
  await ensureIdentity(bare.db);
  await addNamedFacilities(bare.db);
  await addNamedFacilities(bare.db);
  expect(await shown()).toBe(200);
  const rows = await bare.db
    .selectFrom("facilities")
    .select(["address", "lead", "details", "tags"])
    .execute();
  expect(rows).toHaveLength(7);
  expect(rows.map(({ lead, details, tags }) => lead + details + tags).join("")).toBe("");
  expect(await bare.visitor().get("/")).toContain('href="/music&amp;aerobic"');
  expect(await starterIds(bare.db, "facilities")).toEqual([]);
  await bare.db.deleteFrom("facilities").execute();
  await addNamedFacilities(bare.db);
  expect(await shown()).toBe(404);
});
