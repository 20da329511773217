import { expect, test } from "vitest";
import { eraseOldResumes } from "~/content/resumes/retention.server";
import {
  allLists,
  importOptions,
  importSite,
  importWithResumes,
  picture,
  publicLists,
  type Site,
  serve,
  serveSite,
  sums,
} from "../support/old-site";
import { notice, openSite } from "../support/site";

type Lists = Record<string, Record<string, unknown>[]>;

const keys: Record<string, string> = { get_notices: "data", get_jobpost: "data" };

/** PHP-like server; `lists` can change between imports. */
async function serveLists(lists: Lists): Promise<string> {
  const photo = await picture("#864");
  return serve((request, response) => {
    const name = (request.url ?? "").replace("/gdapi/", "").replace(".php", "");
    if (name.startsWith("uploads/")) response.end(photo);
    else if (publicLists.includes(name))
      response.end(JSON.stringify({ [keys[name] ?? "photos"]: lists[name] ?? [] }));
    else response.writeHead(404).end();
  });
}

const renamed = (address: string) => address.replace("127.0.0.1", "localhost");

const oldNotice = (id: number, details: string, day: number) => ({
  id: String(id),
  title: `Notice ${id}`,
  details,
  date: "2025-05-18",
  category: "other",
  priority: "low",
  created_at: `2025-05-${10 + day} 18:30:00`,
});
const oldPhoto = (id: number, title: string, file = `${id}.jpg`) => ({
  id: String(id),
  title,
  image_url: `./uploads/${file}`,
});

const comeFrom = async (site: Site, address: string) => {
  const { came, already, failed } = sums(await importSite(importOptions(site, address)));
  expect(failed).toEqual([]);
  return { came, already };
};
const titles = async (site: Site, table: "notices" | "photos") =>
  (await site.db.selectFrom(table).select("title").orderBy("id").execute()).map(({ title }) => title);

test("a second import under another name of the server adds new records and updates changed ones", async () => {
  const site = await openSite();
  const lists: Lists = {
    get_notices: [oldNotice(1, "One", 1), oldNotice(2, "Two", 2), oldNotice(3, "Three", 3)],
    get_image: [oldPhoto(1, "Picnic"), oldPhoto(2, "")],
    get_toppers: [{ name: "Ananya", std: "XII", marks: "97", image_url: "./uploads/a.jpg", title: "Ananya" }],
  };
  const address = await serveLists(lists);
  expect(await comeFrom(site, address)).toEqual({ came: 6, already: 0 });
  lists.get_notices = [
    oldNotice(1, "One, corrected", 1),
    ...(lists.get_notices ?? []).slice(1),
    oldNotice(4, "Four", 4),
  ];
  lists.get_image = [oldPhoto(1, "Picnic by the river", "new.jpg"), oldPhoto(2, "")];
  expect(await comeFrom(site, renamed(address))).toEqual({ came: 1, already: 4 });
  expect(await comeFrom(site, `${renamed(address)}/`)).toEqual({ came: 0, already: 7 });
  expect(await comeFrom(site, address)).toEqual({ came: 0, already: 7 });
  expect(await titles(site, "notices")).toEqual(["Notice 3", "Notice 2", "Notice 1", "Notice 4"]);
  expect(await titles(site, "photos")).toEqual(["", "Picnic by the river"]);
});

test("imports from two servers with the same IDs add the records of both", async () => {
  const site = await openSite();
  const one = await serveLists({
    get_notices: [oldNotice(1, "Of the primary school", 1)],
    get_image: [oldPhoto(1, "Primary", "p.jpg")],
  });
  const other = await serveLists({
    get_notices: [oldNotice(1, "Of the high school", 2)],
    get_image: [oldPhoto(1, "High", "h.jpg")],
  });
  expect(await comeFrom(site, one)).toEqual({ came: 2, already: 0 });
  expect(await comeFrom(site, renamed(other))).toEqual({ came: 2, already: 0 });
  expect(await titles(site, "photos")).toEqual(["Primary", "High"]);
});

test("imports what was added to a copied site after the copy", async () => {
  const site = await openSite();
  const common = [oldNotice(1, "One", 1), oldNotice(2, "Two", 2)];
  const one = await serveLists({ get_notices: [...common, oldNotice(3, "Here", 3)] });
  const copy = await serveLists({
    get_notices: [...common, { ...oldNotice(3, "There", 4), title: "There" }],
  });
  await comeFrom(site, one);
  expect(await comeFrom(site, renamed(copy))).toEqual({ came: 1, already: 2 });
  expect(await titles(site, "notices")).toContain("There");
});

test("recognizes earlier imports by name, with https and www too, and compares them from then on", async () => {
  const site = await openSite();
  const address = await serveLists({ get_notices: [oldNotice(1, "One", 1), oldNotice(2, "Two", 2)] });
  await comeFrom(site, address);
  const source = `${address.replace("http://", "https://www.")}/gdapi/`;
  await site.db.updateTable("imported_records").set({ source, fingerprint: "", born: "" }).execute();
  expect(await comeFrom(site, address)).toEqual({ came: 0, already: 2 });
  await site.db
    .updateTable("imported_records")
    .set({ source: `${address}/gdapi/` })
    .execute();
  expect(await comeFrom(site, address)).toEqual({ came: 0, already: 2 });
  expect(await comeFrom(site, renamed(address))).toEqual({ came: 0, already: 2 });
});

async function addNotices(site: Site, count: number) {
  await site.db.transaction().execute(async (trx) => {
    for (let index = 1; index <= count; index += 1) {
      const at = new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 2) * 1000).toISOString();
      const values = {
        ...notice,
        title: `Notice ${index}`,
        created_at: at,
        updated_at: at,
        published_at: at,
      };
      await trx.insertInto("notices").values(values).execute();
    }
  });
}

test("all notices of a server like this one come, not only the newest 500", async () => {
  const [old, fresh] = [await openSite(), await openSite()];
  await addNotices(old, 1003);
  const reports = await importSite(importOptions(fresh, await serveSite(old)));
  expect(reports.find(({ label }) => label === "notices")).toMatchObject({
    came: 1003,
    already: 0,
    failed: [],
  });
  const expected = Array.from({ length: 1003 }, (_, index) => `Notice ${index + 1}`);
  expect(await titles(fresh, "notices")).toEqual(expected);
});

test("an old listing names its next page in the Link header and keeps its reply", async () => {
  const site = await openSite();
  await addNotices(site, 501);
  const visitor = site.visitor();
  const first = await visitor.visit("/gdapi/get_notices.php");
  const [, next = ""] = /^<(\?before=[^>]+)>; rel="next"$/.exec(first.headers.get("Link") ?? "") ?? [];
  const page = await first.json();
  expect([page.data.length, page.data[0].title]).toEqual([500, "Notice 501"]);
  const second = await visitor.visit(`/gdapi/get_notices.php${next}`);
  expect(second.headers.get("Link")).toBeNull();
  expect((await second.json()).data.map((row: { title: string }) => row.title)).toEqual(["Notice 1"]);
});

test.each(allLists)(
  "%s.php refuses a place to go on that no reply has given, and has no Link without more",
  async (call) => {
    const clerk = await (await openSite()).staff();
    const wrong = await clerk.visit(`/gdapi/${call}.php?before=yesterday`);
    expect([wrong.status, (await wrong.json()).success]).toEqual([422, false]);
    const all = await clerk.visit(`/gdapi/${call}.php`);
    expect([all.status, all.headers.get("Link")]).toEqual([200, null]);
  },
);

test("an imported resume keeps its date, and its time here begins with the import", async () => {
  const [old, fresh] = [await openSite(), await openSite()];
  const body = new FormData();
  const pdf = `%PDF-1.4\n${"1 0 obj <<>> endobj\n".repeat(20)}trailer\n%%EOF\n`;
  body.append("resumeupload", new Blob([pdf]), "CV of Rina.pdf");
  await old.visitor().visit("/gdapi/resume.php", { body });
  const uploaded_at = "2020-05-01T10:00:00.000Z";
  await old.db.updateTable("resumes").set({ uploaded_at }).execute();
  expect(sums(await importWithResumes(fresh, await serveSite(old)))).toEqual({
    came: 1,
    already: 0,
    failed: [],
  });
  for (const days of [0, 8]) {
    expect(await eraseOldResumes(fresh, new Date(Date.now() + days * 24 * 60 * 60 * 1000))).toBe(0);
  }
  const rows = await fresh.db.selectFrom("resumes").select("uploaded_at").execute();
  expect(rows).toEqual([{ uploaded_at }]);
});
