import { expect, test } from "vitest";
import { openSampleSite, openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;

const list = "/dashboard/facility-cards";

const sectionOf = (html: string) => /<section[^>]*facilities-heading.*?<\/section>/s.exec(html)?.[0] ?? "";
const titlesOf = (html: string) =>
  [...sectionOf(html).matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].map(([, title = ""]) => textOf(title).trim());

async function idOf({ db }: Site, title: string) {
  const rows = db.selectFrom("facility_cards").select("id").where("title", "=", title);
  return (await rows.executeTakeFirstOrThrow()).id;
}

test("the six facility cards open their pages, and staff edit, order, delete and restore them", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  const visitor = site.visitor();
  const home = sectionOf(await visitor.get("/"));
  expect(titlesOf(home)).toEqual([
    "Green Campus",
    "Science Laboratories",
    "Computer Labs",
    "Sports Complex",
    "Art Studios",
    "Music Center",
  ]);
  expect([...home.matchAll(/<h3[^>]*><a[^>]*href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
    "/about-us",
    "/labs",
    "/labs",
    "/sports",
    "/art-room",
    "/music&amp;aerobic",
  ]);
  expect(home.match(/<img /g)).toHaveLength(6);

  const id = await idOf(site, "Green Campus");
  const edit = `${list}/${id}/update`;
  expect(await clerk.get(edit)).toMatch(/<option value="\/about-us"[^>]*selected[^>]*>Our Story/);
  const fields = { description: "Forty neem trees.", features: "Neem\n\nShade", opens: "", position: "2" };
  expect((await clerk.submit(edit, { title: "Garden", ...fields })).status).toBe(303);
  const changed = sectionOf(await visitor.get("/"));
  expect(titlesOf(changed).slice(0, 2)).toEqual(["Science Laboratories", "Garden"]);
  expect(changed).toMatch(
    /<h3[^>]*>Garden<\/h3><p[^>]*>Forty neem trees\.<\/p><ul[^>]*><li>Neem<\/li><li>Shade<\/li><\/ul>/,
  );
  expect(sectionOf(await clerk.get("/"))).toContain(`href="${edit}?from=`);

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
  expect(sectionOf(await site.visitor().get("/"))).toMatch(/href="\/games"[^>]*>Sports Complex/);
  await clerk.submit(`/dashboard/facilities/${sports.id}/delete`, {});
  const section = sectionOf(await site.visitor().get("/"));
  expect(titlesOf(section)).toContain("Sports Complex");
  expect(section).not.toMatch(/<a[^>]*>Sports Complex/);
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
  expect(sectionOf(await site.visitor().get("/"))).toBe("");
});
