import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { openSampleSite, openSite, routes, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;

const list = "/dashboard/facilities";
const form = { title: "Chess Room", position: "1", photos: "", beside_place: "" };

async function idOf({ db }: Site, title: string) {
  const row = await db
    .selectFrom("facilities")
    .select("id")
    .where("title", "=", title)
    .executeTakeFirstOrThrow();
  return row.id;
}

async function leadsTo(site: Site, path: string) {
  const answer = await site.visitor().visit(path);
  return [answer.status, answer.headers.get("Location")];
}

test("a facility cannot have the address of another page", async () => {
  const beginnings = Object.values(routes)
    .map((route) => (route?.path ?? "").split("/")[0] ?? "")
    .concat(readdirSync("public"))
    // Addresses with a dot are files.
    .filter((beginning) => /^[^:*.]+$/.test(beginning));
  expect(beginnings.length).toBeGreaterThan(40);
  const clerk = await (await openSite()).staff();
  for (const address of new Set([...beginnings, "assets", "healthz", "or"])) {
    const answer = await clerk.submit(`${list}/add`, { ...form, address });
    expect([address, answer.status]).toEqual([address, 422]);
  }
});

describe("an address", () => {
  test.each([
    ["", "/chess-room"],
    [" /Chess  & Draughts! ", "/chess-&-draughts"],
    ["ଶତରଞ୍ଜ କକ୍ଷ", encodeURI("/ଶତରଞ୍ଜ-କକ୍ଷ")],
    ["a".repeat(60), `/${"a".repeat(60)}`],
  ])("typed as %j is %s", async (address, path) => {
    const site = await openSite();
    const sent = await (await site.staff()).submit(`${list}/add`, { ...form, address });
    expect(sent.status).toBe(303);
    const answer = await site.visitor().visit(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Chess Room");
  });

  test.each([
    ["contact", "The website uses /contact for another page."],
    ["Dashboard", "The website uses /dashboard for another page."],
    ["!!", "Enter the address in letters or numbers"],
    ["library", "The facility Library has the address /library."],
  ])("%s is refused in words, and what was typed stays", async (address, words) => {
    const site = await openSampleSite();
    const clerk = await site.staff();
    const title = address === "!!" ? "!!" : "Chess Room";
    const answer = await clerk.submit(`${list}/add`, { ...form, title, address });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(textOf(html)).toContain(words);
    expect(html).toContain(`value="${address}"`);
    expect(await site.db.selectFrom("facilities").select("id").execute()).toHaveLength(7);
  });

  test("former addresses of a facility redirect permanently to the present one", async () => {
    const site = await openSampleSite();
    const clerk = await site.staff();
    const id = await idOf(site, "Library");
    const change = (address: string) =>
      clerk.submit(`${list}/${id}/update`, { ...form, title: "Library", address });
    await change("reading-room");
    await change("books");
    for (const old of ["/library", "/reading-room", "/Books"]) {
      expect([old, ...(await leadsTo(site, old))]).toEqual([old, 301, "/books"]);
    }
    expect(await leadsTo(site, "/library?x=1")).toEqual([301, "/books"]);
    await change("library");
    expect(await leadsTo(site, "/library")).toEqual([200, null]);
    expect(await leadsTo(site, "/books")).toEqual([301, "/library"]);
    await clerk.submit(`${list}/add`, { ...form, address: "books" });
    expect(await leadsTo(site, "/books")).toEqual([200, null]);
  });

  test("a restored facility gets another address if its own was taken", async () => {
    const site = await openSampleSite();
    const clerk = await site.staff();
    const id = await idOf(site, "Library");
    await clerk.submit(`${list}/${id}/delete`, {});
    expect((await clerk.submit(`${list}/add`, { ...form, address: "library" })).status).toBe(303);
    await clerk.visit("/dashboard/trash", { form: { item: `facility:${id}` } });
    expect(await site.visitor().get("/library")).toContain("Chess Room");
    expect(await site.visitor().get(`/library-${id}`)).toContain("Books in four languages");
  });

  test("the address of a facility works in any case and encoding, and takes no forms", async () => {
    const site = await openSampleSite();
    expect(await leadsTo(site, "/SPORTS")).toEqual([301, "/sports"]);
    expect(await leadsTo(site, "/music%26aerobic")).toEqual([200, null]);
    const visitor = site.visitor();
    for (const [path, status] of [
      ["/sports", 405],
      ["/nowhere", 404],
    ] as const) {
      expect([path, (await visitor.visit(path, { form: { x: "1" } })).status]).toEqual([path, status]);
    }
  });
});
