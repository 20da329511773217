import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { trashDays } from "~/capabilities/trash/days";
import { emptyTrash, removeUnusedFiles } from "~/capabilities/trash/erase.server";
import { trashKinds } from "~/capabilities/trash/kinds";
import { purge } from "../../server/background/purge";
import { readActivity } from "../support/activity";
import { fieldOf } from "../support/page";
import { emptyTheTrash, notice, openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;
type Person = Awaited<ReturnType<Site["staff"]>>;

const day = 24 * 60 * 60 * 1000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

async function addPhoto(clerk: Person, fields: Record<string, string> = {}, background = "#8a5a35") {
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("photo", new Blob([new Uint8Array(picture)]), "photo.jpg");
  const response = await clerk.visit("/dashboard/uploadimage", { body });
  expect(response.status).toBe(303);
}

/** Adds notices to the trash; the first was deleted last. */
async function trashNotices(site: Site, count: number, deletedAt = (index: number) => ago(index * 1000)) {
  for (let index = 1; index <= count; index += 1) {
    const at = deletedAt(index);
    await site.db
      .insertInto("notices")
      .values({ ...notice, title: `Old ${index}`, created_at: at, updated_at: at, deleted_at: at })
      .execute();
  }
}

const count = async (site: Site, table: "notices" | "pictures" | "pictures_to_check") => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(site.db);
  return rows[0]?.n;
};
const pictureFiles = (site: Site) => readdir(join(site.config.uploadsDir, "pictures"));
const told = async (clerk: Person, response: Response) =>
  textOf(await clerk.get(response.headers.get("Location") ?? ""));
const titlesOf = (html: string) =>
  [...html.matchAll(/aria-label="Restore (Old \d+)"/g)].map((match) => match[1] ?? "");
const olderLink = (html: string) => /href="([^"]+)"[^>]*rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");

test("emptying the trash keeps what a colleague deleted after the page was opened, and says so", async () => {
  const site = await openSite();
  const [clerk, colleague] = [await site.staff(), await site.staff("colleague")];
  for (const title of ["Seen", "Deleted later"]) {
    await clerk.submit("/dashboard/add-notice", { ...notice, title });
  }
  await clerk.submit("/dashboard/notice/1/delete", {});
  const html = await clerk.get("/dashboard/trash");
  await colleague.submit("/dashboard/notice/2/delete", {});

  const field = (name: string) => fieldOf(html, name);
  const form = { empty: "yes", until: field("until"), count: field("count") };
  const words = await told(clerk, await clerk.visit("/dashboard/trash", { form }));
  const rows = await site.db.selectFrom("notices").select("title").execute();
  expect(rows).toEqual([{ title: "Deleted later" }]);
  expect(words).toContain("1 record was erased.");
  expect(words).toContain("1 record was deleted since you opened the trash, and stay in it.");
  expect(words).not.toContain("The trash is empty");
  const log = await readActivity(site.db, ["action", "subject"]);
  expect(log).toContainEqual({ action: "emptied the trash", subject: "1 record" });
});

test("emptying without having looked, or after the clock went back, erases nothing", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await trashNotices(site, 2);
  const looks: Record<string, string>[] = [{}, { until: new Date().toISOString(), count: "1" }];
  for (const seen of looks) {
    const response = await clerk.visit("/dashboard/trash", { form: { empty: "yes", ...seen } });
    expect(await told(clerk, response)).toContain("Nothing was erased.");
  }
  expect(await count(site, "notices")).toBe(2);
});

test("distinguishes restored from erased records", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await trashNotices(site, 3);
  const html = await clerk.get("/dashboard/trash");
  await clerk.visit("/dashboard/trash", { form: { item: "notice:2" } });
  const until = fieldOf(html, "until");
  const words = await told(
    clerk,
    await clerk.visit("/dashboard/trash", { form: { empty: "yes", until, count: "3" } }),
  );
  expect(words).toContain(
    "The trash is empty. 2 records were erased. Another person has restored or erased 1 record",
  );
});

test("a record is called restored only where it was", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await trashNotices(site, 1);
  const undo = async () => told(clerk, await clerk.visit("/dashboard/trash", { form: { item: "notice:1" } }));
  expect(await undo()).toContain("Restored: Old 1");
  expect(await undo()).toContain("It is back on the site already.");
  await clerk.submit("/dashboard/notice/1/delete", {});
  await emptyTheTrash(clerk);
  const words = await undo();
  expect(words).toContain("It was erased for good and cannot be restored.");
  expect(words).not.toContain("Restored");
  const log = await readActivity(site.db, ["subject"], (entry) => /^restored/.test(entry.action));
  expect(log).toEqual([{ subject: "Old 1" }]);
});

test("Undo puts restored records back into the trash, as long as before", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await trashNotices(site, 2);
  const deleted = () => site.db.selectFrom("notices").select(["id", "deleted_at"]).orderBy("id").execute();
  const before = await deleted();
  const undoLast = async (restored: Response) => {
    const html = await clerk.get(restored.headers.get("Location") ?? "");
    const undo = fieldOf(html, "undo");
    return told(clerk, await clerk.visit("/dashboard/undo", { form: { undo } }));
  };
  const one = await clerk.visit("/dashboard/trash", { form: { item: "notice:1" } });
  expect(await undoLast(one)).toContain("Back in the trash: Old 1");
  expect(await deleted()).toEqual(before);
  const path = "/dashboard/trash/chosen?do=restore&id=notice:1&id=notice:2";
  const both = await clerk.submit(path, { do: "restore", id: "notice:1,notice:2" });
  expect(await undoLast(both)).toContain("Back in the trash: Old 1, Old 2");
  expect(await deleted()).toEqual(before);
});

test("distinguishes records without a title by picture, text and date", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addPhoto(clerk, { description: "The kites over the river, seen from the roof" });
  await addPhoto(clerk, {}, "#3aa");
  await site.db
    .updateTable("photos")
    .set({ created_at: "2026-03-05T06:00:00.000Z" })
    .where("id", "=", 2)
    .execute();
  const asked = [await clerk.get("/dashboard/image/1/delete"), await clerk.get("/dashboard/image/2/delete")];
  expect(textOf(asked[0] ?? "")).toContain("The kites over the river, seen from the roof");
  expect(textOf(asked[1] ?? "")).toContain("Added Mar 5, 2026");
  const undo = await clerk.submit("/dashboard/image/1/delete", {});
  expect(await told(clerk, undo)).toContain(
    "Image deleted successfully: The kites over the river, seen from the roof",
  );
  const other = await clerk.submit("/dashboard/image/2/delete", {});
  expect(await told(clerk, other)).toContain("Without a title, added Mar 5, 2026 (no. 2)");
  const deleted = await readActivity(site.db, ["subject"], (entry) => entry.action === "deleted a photo");
  expect(deleted.map(({ subject }) => subject)).toEqual([
    "The kites over the river, seen from the roof",
    "Without a title, added Mar 5, 2026 (no. 2)",
  ]);
  const html = await clerk.get("/dashboard/trash");
  const stems = (await site.db.selectFrom("pictures").select("stem").orderBy("id").execute()).map(
    ({ stem }) => stem,
  );
  for (const stem of stems) expect(html).toContain(`/uploads/${stem}-480.webp`);
  const words = textOf(html);
  expect(words).toContain("The kites over the river, seen from the roof Photo");
  expect(words).toContain("Without a title Photo · added Mar 5, 2026 · deleted");
  const page = await clerk.get("/dashboard/trash/photo%3A1/erase");
  expect([textOf(page).includes("The kites over"), page.includes(`/uploads/${stems[0]}-480.webp`)]).toEqual([
    true,
    true,
  ]);
  await clerk.visit("/dashboard/trash/photo%3A1/erase", { form: {} });
  const log = await readActivity(site.db, ["subject"], (entry) => entry.action === "erased a photo");
  expect(log).toEqual([{ subject: "The kites over the river, seen from the roof" }]);
});

test("the trash goes on in pages, each record once, also those of one moment", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const moment = ago(day);
  await trashNotices(site, 60, (index) => (index <= 10 ? ago(index * 1000) : moment));
  await sql`insert into jobs (title, details, created_at, updated_at, deleted_at)
    select 'Old 1' || id, details, created_at, updated_at, deleted_at from notices where deleted_at = ${moment}`.execute(
    site.db,
  );
  const seen: string[] = [];
  let path: string | undefined = "/dashboard/trash";
  for (let pages = 0; path && pages < 5; pages += 1) {
    const html: string = await clerk.get(path);
    expect(titlesOf(html).length).toBeLessThanOrEqual(50);
    seen.push(...titlesOf(html));
    path = olderLink(html);
  }
  expect([seen.length, new Set(seen).size]).toEqual([110, 110]);
  expect(seen.slice(0, 10)).toEqual(Array.from({ length: 10 }, (_, index) => `Old ${index + 1}`));
});

test("a full trash is emptied in portions: what others ask for is answered in between", async () => {
  const site = await openSite();
  await trashNotices(site, 120);
  const emptied = emptyTrash(site, { until: new Date().toISOString() });
  const between = Number(await count(site, "notices"));
  expect(between).toBeGreaterThan(0);
  expect(between).toBeLessThanOrEqual(120);
  const left = new Set<unknown>();
  let isDone = false;
  void emptied.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    left.add(await count(site, "notices"));
    await nextTurn();
  }
  expect(left.size).toBeGreaterThan(2);
  expect(await emptied).toBe(120);
});

test("emptying that takes too long stops, and what is left stays in the trash", async () => {
  const site = await openSite();
  await trashNotices(site, 120);
  let portions = 0;
  const mayGoOn = () => {
    portions += 1;
    return portions <= 2;
  };
  const erased = await emptyTrash(site, { until: new Date().toISOString(), mayGoOn });
  expect(erased).toBeGreaterThan(0);
  expect(await count(site, "notices")).toBe(120 - erased);
});

test("the hourly clean-up erases what lay in the trash for 30 days, and nothing younger", async () => {
  const site = await openSite();
  await trashNotices(site, 2, (index) => ago((trashDays + (index === 1 ? -1 : 1)) * day));
  await purge(site);
  expect(await site.db.selectFrom("notices").select("title").execute()).toEqual([{ title: "Old 1" }]);
});

test("a file that cannot be removed is logged and keeps no other from going", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  for (const colour of ["#111", "#222", "#333"]) await addPhoto(clerk, {}, colour);
  const { stem } = await site.db
    .selectFrom("pictures")
    .select("stem")
    .where("id", "=", 2)
    .executeTakeFirstOrThrow();
  await mkdir(join(site.config.uploadsDir, "pictures", `${stem}-320.avif`));
  for (const id of [1, 2, 3]) await clerk.submit(`/dashboard/image/${id}/delete`, {});
  const response = await emptyTheTrash(clerk);
  expect(await told(clerk, response)).toContain("The trash is empty. 3 records were erased.");
  expect(await pictureFiles(site)).toEqual([`${stem}-320.avif`]);
  expect(await count(site, "pictures")).toBe(0);
  expect(site.logged.join("")).toContain("a file could not be removed");
});

test("a picture goes once no record shows it: after an erasure and after a replacement, and not before", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await addPhoto(clerk, { title: "One" });
  const { picture_id } = await site.db.selectFrom("photos").select("picture_id").executeTakeFirstOrThrow();
  await sql`insert into photos (title, picture_id, created_at, updated_at)
    values ('Two', ${picture_id}, ${ago(0)}, ${ago(0)})`.execute(site.db);
  await clerk.submit("/dashboard/image/1/delete", {});
  await emptyTheTrash(clerk);
  expect([await count(site, "pictures"), (await pictureFiles(site)).length]).toEqual([1, 3]);

  await addPhoto(clerk, { title: "Three" }, "#333");
  await site.db.updateTable("photos").set({ picture_id: 2 }).where("title", "=", "Two").execute();
  expect(await count(site, "pictures")).toBe(2);
  await removeUnusedFiles(site);
  expect(await site.db.selectFrom("pictures").select("id").execute()).toEqual([{ id: 2 }]);
  expect((await pictureFiles(site)).length).toBe(3);
  expect(await count(site, "pictures_to_check")).toBe(0);
});

test("every table with pictures notes those that it lets go, and is asked by its index whether it shows one", async () => {
  const { db } = await openSite();
  for (const { table, pictured } of Object.values(trashKinds)) {
    if (!pictured) continue;
    const { rows: triggers } = await sql<{ name: string }>`
      select name from sqlite_master where type = 'trigger' and tbl_name = ${table}
        and sql like '%into pictures_to_check%'`.execute(db);
    expect([table, triggers.length]).toEqual([table, 2]);
    const { rows: plan } = await sql<{ detail: string }>`
      explain query plan select 1 from ${sql.table(table)} where picture_id = 1`.execute(db);
    expect(plan.map(({ detail }) => detail).join()).toMatch(/^SEARCH .* USING .*INDEX/);
  }
});

test("listing and emptying the trash read its index, not the whole table", async () => {
  const { db } = await openSite();
  for (const { table } of Object.values(trashKinds)) {
    const { rows } = await sql<{ detail: string }>`explain query plan
      select id from ${sql.table(table)} where deleted_at is not null and deleted_at <= 'x'
      order by deleted_at desc, id desc limit 25`.execute(db);
    expect(rows.map(({ detail }) => detail).join()).toMatch(
      new RegExp(`^SEARCH .* USING .*INDEX ${table}_trash`),
    );
  }
});

test("the trash is searched by words and by kind, and keeps the search on its next page", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await trashNotices(site, 60);
  await addPhoto(clerk, { title: "Old 7 at sports day" });
  await clerk.submit("/dashboard/image/1/delete", {});
  expect(titlesOf(await clerk.get("/dashboard/trash?q=old+42"))).toEqual(["Old 42"]);
  const photos = textOf(await clerk.get("/dashboard/trash?q=old&kind=photo"));
  expect(photos).toContain("Old 7 at sports day");
  expect(photos).not.toContain("Old 8");
  const first = await clerk.get("/dashboard/trash?q=old&kind=notice");
  const second = await clerk.get(olderLink(first) ?? "");
  expect([...titlesOf(first), ...titlesOf(second)]).toHaveLength(60);
  expect(second).toContain('value="old"');
  expect(textOf(await clerk.get("/dashboard/trash?q=100%25"))).toContain("Nothing in the trash fits this.");
});

test("writes the date of a calendar entry in words", async () => {
  const clerk = await (await openSite()).staff();
  await clerk.submit("/dashboard/calendar/add", { title: "Sports day", date: "2027-03-27", kind: "event" });
  await clerk.submit("/dashboard/calendar/1/delete", {});
  const html = textOf(await clerk.get("/dashboard/trash"));
  expect(html).toContain("Mar 27, 2027");
  expect(html).not.toContain("2027-03-27");
});
