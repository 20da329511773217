import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { fieldOf } from "../support/page";
import { openSampleSite, openSite, textOf, tokenOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;

const list = "/dashboard/own-pages";
const hostel = {
  title: "Hostel",
  details: "Life after school.\n\n## Rooms\n\nFloor\tBeds\tFor\nGround\t20\tBoys\nFirst\t24\tGirls",
  address: "",
  menu: "Parents",
  menu_label: "",
  position: "1",
};
const pdf =
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
const photo = async () =>
  new Uint8Array(
    await sharp({ create: { width: 640, height: 480, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer(),
  );

async function idOf({ db }: Site) {
  return (await db.selectFrom("pages").select("id").orderBy("id", "desc").executeTakeFirstOrThrow()).id;
}

async function leadsTo(site: Site, path: string) {
  const answer = await site.visitor().visit(path);
  return [answer.status, answer.headers.get("Location")];
}

const related = 'aside[aria-label="Related pages"]';

/** Lists the places that link to an address. */
async function linkedFrom(site: Site, to: string): Promise<string[]> {
  const visitor = site.visitor();
  const page = await visitor.open("/mission");
  const parts = {
    menu: page.part("header"),
    related: page.part(related),
    footer: page.part("footer"),
    sitemap: (await visitor.open("/sitemap")).main,
    search: (await visitor.open("/search?q=hostel")).main,
  };
  const addresses = (await visitor.open("/sitemap.xml")).texts("loc");
  return [
    ...Object.entries(parts).flatMap(([name, part]) => (part.has(`a[href="${to}"]`) ? [name] : [])),
    ...(addresses.some((address) => address.endsWith(to)) ? ["sitemap.xml"] : []),
  ];
}

test("a page is at the address of its title, in menu, footer, site maps and search", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  expect((await clerk.submit(`${list}/add`, hostel)).status).toBe(303);
  const page = await site.visitor().open("/hostel");
  expect(page.texts("h2")).toContain("Rooms");
  expect(page.texts('th[scope="row"]')).toContain("Ground");
  expect(page.texts("th")).toContain("Beds");
  const everywhere = ["menu", "footer", "sitemap", "search", "sitemap.xml"];
  expect((await linkedFrom(site, "/hostel")).filter((part) => part !== "related")).toEqual(everywhere);
  expect((await site.visitor().open("/fees")).has(`${related} a[href="/hostel"]`)).toBe(true);
  const id = await idOf(site);
  await clerk.submit(`${list}/${id}/update`, { ...hostel, menu: "" });
  expect(await linkedFrom(site, "/hostel")).toEqual(["sitemap", "search", "sitemap.xml"]);
});

test("a page is in other languages, and says so if it is only in English", async () => {
  const site = await openSampleSite();
  expect(textOf(await site.visitor().get("/or/uniform"))).toContain("ୟୁନିଫର୍ମ ଓ ବହି");
  expect(await site.visitor().get("/or/uniform")).toContain('href="/or/fees"');
  await (await site.staff()).submit(`${list}/add`, hostel);
  expect(textOf(await site.visitor().get("/hi/hostel"))).toContain("Life after school.");
});

describe("an address", () => {
  test.each([
    ["contact", "The website uses /contact for another page. Enter another address."],
    ["uploads", "The website uses /uploads for another page."],
    ["pages", "The website uses /pages for another page."],
    ["library", "The facility Library has the address /library. Enter another address."],
    ["uniform", "The page Uniform and books has the address /uniform. Enter another address."],
  ])("/%s is refused in words, and what was typed stays", async (address, words) => {
    const site = await openSampleSite();
    const answer = await (await site.staff()).submit(`${list}/add`, { ...hostel, address });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(textOf(html)).toContain(words);
    expect(html).toContain("Life after school.");
  });

  test("the address of an own page is refused for a facility", async () => {
    const site = await openSampleSite();
    const facility = { title: "Shop", position: "1", photos: "", beside_place: "", address: "uniform" };
    const answer = await (await site.staff()).submit("/dashboard/facilities/add", facility);
    expect(textOf(await answer.text())).toContain("The page Uniform and books has the address /uniform.");
  });

  test("a former address of an own page redirects permanently to the present one", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await clerk.submit(`${list}/add`, hostel);
    await clerk.submit(`${list}/${await idOf(site)}/update`, { ...hostel, address: "boarding" });
    expect(await leadsTo(site, "/hostel")).toEqual([301, "/boarding"]);
    expect(await leadsTo(site, "/Boarding")).toEqual([301, "/boarding"]);
    expect(await leadsTo(site, "/boarding")).toEqual([200, null]);
  });

  test("a restored own page gets another address if a facility took its own", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    await clerk.submit(`${list}/add`, hostel);
    const id = await idOf(site);
    await clerk.submit(`${list}/${id}/delete`, {});
    expect(await leadsTo(site, "/hostel")).toEqual([404, null]);
    const facility = { title: "Hostel", position: "1", photos: "", beside_place: "", address: "" };
    expect((await clerk.submit("/dashboard/facilities/add", facility)).status).toBe(303);
    await clerk.visit("/dashboard/trash", { form: { item: `page:${id}` } });
    expect(await leadsTo(site, `/hostel-${id}`)).toEqual([200, null]);
  });
});

test("a draft is seen by staff alone, and its files too", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const form = await clerk.get(`${list}/add`);
  const body = new FormData();
  body.append("form_token", tokenOf(form) ?? "");
  body.append("files_key", fieldOf(form, "files_key"));
  for (const [name, value] of Object.entries({ ...hostel, draft: "yes" })) body.append(name, value);
  body.append("files", new Blob([pdf]), "Hostel rules.pdf");
  body.append("files", new Blob([await photo()]), "room.jpg");
  expect((await clerk.visit(`${list}/add`, { body })).status).toBe(303);
  const id = await idOf(site);
  const file = `/pages/${id}/files/hostel-rules.pdf`;
  for (const path of ["/hostel", file]) {
    expect([path, (await site.visitor().visit(path)).status]).toEqual([path, 404]);
    expect([path, (await clerk.visit(path)).status]).toEqual([path, 200]);
  }
  expect(textOf(await clerk.get("/hostel"))).toContain("Not on the site yet. Only staff");
  expect(await linkedFrom(site, "/hostel")).toEqual([]);
  const files = await site.db.selectFrom("page_files").selectAll().orderBy("id").execute();
  const [, picture] = files.map((row) => `file-title-${row.id}`);
  await clerk.submit(`${list}/${id}/update`, { ...hostel, [picture ?? ""]: "A room for four" });
  await clerk.visit("/dashboard/publishing", { form: { item: `page:${id}`, deed: "publish" } });
  const html = await site.visitor().get("/hostel");
  expect(html).toContain(`href="${file}"`);
  expect(textOf(html)).toContain("A room for four");
  expect((await site.visitor().visit(file)).status).toBe(200);
});
