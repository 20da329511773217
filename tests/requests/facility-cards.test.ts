import { expect, test } from "vitest";
import { readPage } from "../support/page";
import { openSampleSite, openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;

const list = "/dashboard/facility-cards";

const section = 'section[aria-labelledby="facilities-heading"]';
const sectionOf = (html: string) => readPage(html).part(section);
const titlesOf = (html: string) => sectionOf(html).texts("h3");

async function idOf({ db }: Site, title: string) {
  const rows = db.selectFrom("facility_cards").select("id").where("title", "=", title);
  return (await rows.executeTakeFirstOrThrow()).id;
}

test("the six facility cards open their pages, and staff edit, order, delete and restore them", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  const visitor = site.visitor();
  const home = sectionOf(await visitor.get("/"));
  expect(home.texts("h3")).toEqual([
    "Green Campus",
    "Science Laboratories",
    "Computer Labs",
    "Sports Complex",
    "Art Studios",
    "Music Center",
  ]);
  expect(home.attributes("h3 > a", "href")).toEqual([
    "/about-us",
    "/labs",
    "/labs",
    "/sports",
    "/art-room",
    "/music&aerobic",
  ]);
  expect(home.count("img")).toBe(6);

  const id = await idOf(site, "Green Campus");
  const edit = `${list}/${id}/update`;
  expect((await clerk.open(edit)).part('option[value="/about-us"][selected]').text).toMatch(/^Our Story/);
  const fields = { description: "Forty neem trees.", features: "Neem\n\nShade", opens: "", position: "2" };
  expect((await clerk.submit(edit, { title: "Garden", ...fields })).status).toBe(303);
  const changed = sectionOf(await visitor.get("/"));
  expect(changed.texts("h3").slice(0, 2)).toEqual(["Science Laboratories", "Garden"]);
  const garden = changed.part(':has(> h3:contains("Garden"))');
  expect(garden.texts("h3 + p")).toEqual(["Forty neem trees."]);
  expect(garden.texts("p + ul > li")).toEqual(["Neem", "Shade"]);
  expect(sectionOf(await clerk.get("/")).has(`a[href^="${edit}?from="]`)).toBe(true);

  await clerk.submit(`${list}/${id}/delete`, {});
  expect(titlesOf(await visitor.get("/"))).not.toContain("Garden");
  await clerk.visit("/dashboard/trash", { form: { item: `facility card:${id}` } });
  expect(titlesOf(await visitor.get("/"))).toContain("Garden");
});

test("a card follows the address of its facility, and has no link after its deletion", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  const sports = await site.db
    .selectFrom("facilities")
    .select("id")
    .where("address", "=", "sports")
    .executeTakeFirstOrThrow();
  const form = { title: "Games", position: "4", photos: "", beside_place: "1", address: "games" };
  await clerk.submit(`/dashboard/facilities/${sports.id}/update`, form);
  expect(sectionOf(await site.visitor().get("/")).link("Sports Complex")).toBe("/games");
  await clerk.submit(`/dashboard/facilities/${sports.id}/delete`, {});
  const without = sectionOf(await site.visitor().get("/"));
  expect(without.texts("h3")).toContain("Sports Complex");
  expect(without.link("Sports Complex")).toBeUndefined();
});

test("a new card needs a name, a photo and a page of the site", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const refused = await clerk.submit(`${list}/add`, {
    title: "",
    opens: "javascript:alert(1)",
    position: "1",
  });
  expect(refused.status).toBe(422);
  expect(textOf(await refused.text())).toMatch(/Choose a photo|Choose a page, or no page/);
  // Without cards and amenities the home page has no such section.
  expect((await site.visitor().open("/")).has(section)).toBe(false);
});
