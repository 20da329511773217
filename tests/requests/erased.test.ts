import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { randomStem } from "~/files/store/store.server";
import { isStaffKind, staffKinds } from "~/kinds/registry";
import { emptyJournal, getFile } from "~db/connection.server";
import { addRecord } from "../support/records";
import { emptyTheTrash, notice, openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;
type Person = Awaited<ReturnType<Site["staff"]>>;

const secret = "Zebrafinch";

async function addPhoto(clerk: Person, fields: Record<string, string> = {}) {
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: "teal" } });
  const body = new FormData();
  for (const [name, value] of Object.entries({ title: "Kite day", ...fields })) body.append(name, value);
  body.append("photo", new Blob([new Uint8Array(await photo.jpeg().toBuffer())]), "photo.jpg");
  expect((await clerk.visit("/dashboard/uploadimage", { body })).status).toBe(303);
}

const pictureFiles = (site: Site) => readdir(join(site.config.uploadsDir, "pictures"));

async function answersOf(site: Site, names: string[], who = site.visitor()) {
  const paths = names.flatMap((name) => [`/uploads/${name}`, `/gdapi/uploads/${name}`]);
  const answers = await Promise.all(paths.map((path) => who.visit(path)));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return [...new Set(answers.map(({ status }) => status))];
}

test("a deleted photo answers 404, a restored one 200 and an erased one 410", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addPhoto(clerk);
  const stored = await pictureFiles(site);
  expect(stored.length).toBeGreaterThan(2);
  const names = [...stored, ...stored.map((name) => name.replace("webp", "jpg"))];
  expect(await answersOf(site, names)).toEqual([200]);
  await clerk.submit("/dashboard/image/1/delete", {});
  expect(await answersOf(site, names)).toEqual([404]);
  const forStaff = await clerk.visit(`/uploads/${names[0]}`);
  expect([forStaff.status, forStaff.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  await clerk.submit("/dashboard/trash", { item: "photo:1" });
  expect(await answersOf(site, names)).toEqual([200]);
  await clerk.submit("/dashboard/image/1/delete", {});
  await emptyTheTrash(clerk);
  expect(await pictureFiles(site)).toEqual([]);
  expect(await answersOf(site, names)).toEqual([410]);
});

test("a proxy forgets a picture within half a minute, a browser need not ask again", async () => {
  const site = await openSite();
  await addPhoto(await site.staff());
  const [name] = await pictureFiles(site);
  const answer = await site.visitor().visit(`/uploads/${name}`);
  const said = answer.headers.get("Cache-Control") ?? "";
  expect(said).toContain("max-age=31536000");
  expect(said).toContain("immutable");
  expect(Number(/s-maxage=(\d+)/.exec(said)?.[1])).toBeLessThanOrEqual(30);
  await site.db.updateTable("photos").set({ deleted_at: "2026-01-01T00:00:00.000Z" }).execute();
  const refused = await site.visitor().visit(`/uploads/${name}`);
  expect(refused.headers.get("Cache-Control") ?? "no-store").not.toMatch(/public/);
});

test("a picture that one record in the trash and another on the site show stays reachable", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addPhoto(clerk);
  const names = await pictureFiles(site);
  const { picture_id } = await site.db.selectFrom("photos").select("picture_id").executeTakeFirstOrThrow();
  const times = { created_at: "2026-01-01T00:00:00.000Z", updated_at: "2026-01-01T00:00:00.000Z" };
  await site.db
    .insertInto("photos")
    .values({ title: "Same", description: "", alt: "", picture_id, ...times })
    .execute();
  await clerk.submit("/dashboard/image/1/delete", {});
  expect(await answersOf(site, names)).toEqual([200]);
});

test("a replaced picture is gone with its replacing", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addPhoto(clerk);
  const before = await pictureFiles(site);
  const body = new FormData();
  const other = sharp({ create: { width: 60, height: 40, channels: 3, background: "red" } });
  body.append("title", "Kite day");
  body.append("photo", new Blob([new Uint8Array(await other.jpeg().toBuffer())]), "photo.jpg");
  expect((await clerk.visit("/dashboard/image/1/update", { body })).status).toBe(303);
  expect(await answersOf(site, before)).not.toContain(200);
});

const pictured = staffKinds.filter(({ file }) => file?.type === "picture");

test.each(pictured.map((kind) => [kind.key, kind] as const))(
  "the picture of a %s in the trash is not reachable",
  async (_, kind) => {
    const site = await openSite();
    const id = await addRecord(site.db, kind, "Somebody");
    const stem = randomStem();
    await site.db.updateTable("pictures").set({ stem }).execute();
    const name = `${stem}-480.webp`;
    await writeFile(site.files.pathOf("pictures", name), "picture");
    expect(await answersOf(site, [name])).toEqual([200]);
    await sql`update ${sql.table(kind.table)} set deleted_at = '2026-01-01T00:00:00.000Z' where id = ${id}`.execute(
      site.db,
    );
    expect(await answersOf(site, [name])).toEqual([404]);
  },
);

test("documents, albums and notices that were erased say so for good", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const name = `${"c".repeat(24)}.pdf`;
  const kindOf = (table: string) => staffKinds.find((kind) => kind.table === table) ?? staffKinds[0];
  await addRecord(site.db, kindOf("disclosures") as never, "Fire", { url: `/documents/${name}` });
  await clerk.submit("/dashboard/add-notice", notice);
  await addRecord(site.db, kindOf("albums") as never, "Sports day");
  const paths = [`/documents/${name}`, "/notices/1", "/notices/1/event.ics", "/school-gallery/1-sports-day"];
  const statuses = async () =>
    Promise.all(paths.map(async (path) => (await site.visitor().visit(path)).status));
  for (const table of ["disclosures", "notices", "albums"] as const)
    await site.db.updateTable(table).set({ deleted_at: "2026-01-01T00:00:00.000Z" }).execute();
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  await emptyTheTrash(clerk);
  expect(await statuses()).toEqual([410, 410, 410, 410]);
  const page = await site.visitor().visit("/school-gallery/1-sports-day");
  expect(textOf(await page.text())).toContain("This is not here any more");
});

async function placesWith(site: Site, word: string): Promise<string[]> {
  await emptyJournal(site.db);
  const folder = site.config.uploadsDir;
  const uploads = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = uploads.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const path of [getFile(site.db), ...paths]) {
    // The index folds letters.
    if ((await readFile(path, "latin1")).toLowerCase().includes(word.toLowerCase())) found.push(path);
  }
  return found;
}

test("removes an erased record from its table, word index and versions", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  for (const kind of staffKinds) {
    if (!isStaffKind(kind)) continue;
    const long = Object.entries(kind.fields).find(
      ([name, spec]) => name !== kind.columns.name && (spec as { type?: string }).type === "long",
    )?.[0];
    if (!long) continue;
    const id = await addRecord(site.db, kind, "Named", { [long]: secret });
    await sql`update ${sql.table(kind.table)} set ${sql.ref(long)} = ${`${secret} again`}, version = version + 1 where id = ${id}`.execute(
      site.db,
    );
    await sql`update ${sql.table(kind.table)} set deleted_at = '2026-01-01T00:00:00.000Z' where id = ${id}`.execute(
      site.db,
    );
  }
  expect(await placesWith(site, secret)).not.toEqual([]);
  await emptyTheTrash(clerk);
  expect(await placesWith(site, secret)).toEqual([]);
});

test("every word index forgets erased words at once", async () => {
  const { db } = await openSite();
  const indexes = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and sql like 'create virtual table%fts5%'`.execute(
    db,
  );
  expect(indexes.rows.length).toBeGreaterThan(10);
  for (const { name } of indexes.rows) {
    const { rows } = await sql<{ v: number }>`
      select v from ${sql.table(`${name}_config`)} where k = 'secure-delete'`.execute(db);
    expect([name, rows[0]?.v]).toEqual([name, 1]);
  }
});
