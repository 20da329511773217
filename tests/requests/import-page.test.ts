import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importFrom } from "../support/old-site";
import { serveWordpress } from "../support/old-wordpress";
import { openSite, textOf } from "../support/site";

async function openImported() {
  const site = await openSite();
  const old = await serveWordpress();
  await importFrom(site, old.address);
  return { ...site, old, clerk: await site.staff() };
}

const edited = {
  title: "Annual day",
  details: "Edited here",
  date: "2024-02-10",
  category: "arts",
  priority: "low",
};

test("the page Import lists what came, what was left out and why", async () => {
  const { clerk, old } = await openImported();
  const html = await clerk.get("/dashboard/import");
  const words = textOf(html);
  expect(words).toContain(old.address);
  expect(words).toContain("2 notices");
  expect(words).toContain("“Annual day – 2024”".slice(1, -1));
  expect(words).toContain("files of this kind cannot be uploaded here");
  expect(html).toContain('href="/dashboard/notice/1/update"');
  expect(textOf(await clerk.get("/dashboard/import?run=1&state=left+out"))).not.toContain("Annual day");
});

test("publishes one record, an album with its photos, and then all but drafts of the old site", async () => {
  const { clerk, db, visitor } = await openImported();
  const idOf = async (title: string) =>
    (
      await db
        .selectFrom("imported_records")
        .select("id")
        .where("title", "=", title)
        .executeTakeFirstOrThrow()
    ).id;
  const publish = async (fields: Record<string, string>) =>
    clerk.submit("/dashboard/import", { run: "1", ...fields });
  await publish({ record: String(await idOf('"Annual day – 2024"')) });
  const notices = async () => textOf(await visitor().get("/notices"));
  expect(await notices()).toContain("Annual day");
  expect(await notices()).not.toContain("Sports meet");
  const [albumRow] = await db
    .selectFrom("imported_records")
    .select("id")
    .where("kind", "=", "album")
    .execute();
  expect((await publish({ record: String(albumRow?.id) })).status).toBe(303);
  expect(textOf(await visitor().get("/school-gallery/1"))).toContain("The jump");
  await publish({});
  expect(await notices()).toContain("Sports meet");
  expect((await visitor().visit("/rules")).status).toBe(200);
  const held = await db.selectFrom("imported_records").select("title").where("state", "=", "held").execute();
  expect(held.map(({ title }) => title)).toEqual(['"Media library"', "unused.jpg", '"Documents"']);
});

test("undoing removes what was not edited here, with files and redirects, and says what it kept", async () => {
  const { clerk, db, visitor, config } = await openImported();
  await clerk.submit("/dashboard/import", { run: "1" });
  await clerk.submit("/dashboard/notice/1/update", edited);
  const sent = await clerk.submit("/dashboard/import/1/undo", {});
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/dashboard/import?run=1"]);
  expect(textOf(await clerk.get("/dashboard/import?run=1"))).toContain("1 record was edited here and stays.");
  const titles = await db.selectFrom("notices").select("title").execute();
  expect(titles).toEqual([{ title: "Annual day" }]);
  for (const table of ["pages", "albums", "photos", "page_files"] as const)
    expect(await db.selectFrom(table).select("id").execute()).toEqual([]);
  // The picture and the PDF of the notice that stays.
  expect(await readdir(join(config.uploadsDir, "documents"))).toHaveLength(1);
  expect(await readdir(join(config.uploadsDir, "pictures"))).toHaveLength(3);
  expect((await visitor().visit("/?p=1")).status).toBe(301);
  expect((await visitor().visit("/rules")).status).toBe(404);
  expect((await visitor().visit("/category/sports")).status).toBe(404);
});

test("an undone import can be imported again", async () => {
  const { clerk, db, old, ...site } = await openImported();
  await clerk.submit("/dashboard/import/1/undo", {});
  await importFrom({ ...site, db }, old.address);
  expect(await db.selectFrom("notices").select("title").execute()).toHaveLength(2);
  expect(await db.selectFrom("import_runs").select("state").orderBy("id").execute()).toEqual([
    { state: "undone" },
    { state: "done" },
  ]);
});

test("an administrator takes over the name of the old site, which is never applied by itself", async () => {
  const { clerk, visitor } = await openImported();
  expect(await visitor().get("/")).not.toContain("Palash School");
  await clerk.submit("/dashboard/import", { run: "1", take: "name" });
  expect(await visitor().get("/")).toContain("Palash School");
});

test("staff add, find and delete redirects, and choose pages for addresses that visitors looked for", async () => {
  const { clerk, visitor } = await openImported();
  const browser = { "User-Agent": "Mozilla/5.0 Firefox/130.0" };
  await visitor().visit("/prospectus.htm", { headers: browser });
  expect(await clerk.get("/dashboard/redirects")).toContain(
    "/dashboard/redirects/add?address=%2Fprospectus.htm",
  );
  const add = (address: string, target: string) =>
    clerk.submit("/dashboard/redirects/add", { address, target });
  expect((await add("http://www.old.example/prospectus.htm", "/admission")).status).toBe(303);
  expect((await visitor().visit("/prospectus.htm")).headers.get("Location")).toBe("/admission");
  expect(textOf(await clerk.get("/dashboard/redirects"))).not.toContain("Choose a page");
  expect(textOf(await clerk.get("/dashboard/redirects?q=prospectus"))).toContain("leads to /admission");
  for (const [address, target] of [
    ["/prospectus.htm", "/fees"],
    ["/x", "//evil.example"],
    ["/x", "https://evil.example"],
    ["/x", "/x"],
    ["/", "/fees"],
  ] as const)
    expect([address, target, (await add(address, target)).status]).toEqual([address, target, 422]);
  const [, id] = /redirects\/(\d+)\/delete/.exec(await clerk.get("/dashboard/redirects?q=prospectus")) ?? [];
  await clerk.submit(`/dashboard/redirects/${id}/delete`, {});
  expect((await visitor().visit("/prospectus.htm")).status).toBe(404);
});
