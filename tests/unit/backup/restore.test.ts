import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, onTestFinished, test } from "vitest";
import { makeArchive } from "~/backup/archive.server";
import { restore } from "~/backup/restore.server";
import { streamZip } from "~/backup/zip-download.server";
import { listNewNotices } from "~/channels/newsletter/issue.server";
import { readConfig } from "~/config.server";
import { openDatabase } from "~db/connection.server";
import { claimDatabase, holdDatabase } from "~db/in-use";
import { restoringMark } from "~db/restoring";
import { openSqlite } from "~db/sqlite";
import { openServices } from "../../../server/open-services";
import { makePlace } from "./workshop";

type Place = Awaited<ReturnType<typeof makePlace>>;

/** Backs up a site, continues, and stops it. */
async function backedUp(
  goOn: (place: Place) => Promise<void> = async () => {},
  before: (place: Place) => Promise<void> = async () => {},
) {
  const place = await makePlace();
  const photo = await place.addPhoto("Assembly");
  await before(place);
  const resume = await place.addResume("Asha.pdf");
  const action = { staff_name: "clerk", verb: "downloaded", kind: "resume", subject: "Asha.pdf" };
  await place.db
    .insertInto("activity")
    .values({ at: new Date().toISOString(), ...action })
    .execute();
  const added = { staff_name: "clerk", verb: "added", kind: "photo", subject: "Assembly" };
  await place.db
    .insertInto("activity")
    .values({ at: new Date().toISOString(), ...added, record_id: 1 })
    .execute();
  const target = join(place.directory, "out", "one.tar.gz");
  await makeArchive({ ...place, target });
  await goOn(place);
  await place.db.destroy();
  return { ...place, photo, resume, source: target };
}

function opened(file: string) {
  const db = openDatabase(file);
  onTestFinished(() => db.destroy());
  return db;
}

const titles = async (file: string) =>
  (await opened(file).selectFrom("photos").select("title").orderBy("id").execute()).map(({ title }) => title);

test("a downloaded zip can be read without the program, and restored", async () => {
  const { directory, source, photo } = await backedUp(undefined, async ({ db }) => {
    const times = { created_at: "2026-05-01T00:00:00.000Z", updated_at: "2026-05-01T00:00:00.000Z" };
    const values = { title: "Fees <due>", details: "Pay at\nthe office", date: "2026-05-01", ...times };
    await db
      .insertInto("notices")
      .values({ ...values, category: "other", priority: "low" })
      .execute();
  });
  const zip = join(directory, "out", "one.zip");
  const archive = { name: "one.tar.gz", path: source, bytes: 1, madeAt: "2026-05-02T00:00:00.000Z" };
  const folder = join(directory, "out");
  const onError = (error: unknown) => expect.fail(String(error));
  const stream = streamZip({ archive, folder, school: "Palash School", onError });
  await writeFile(zip, Buffer.from(await new Response(stream).arrayBuffer()));
  const entries = unzipSync(await readFile(zip));
  const textIn = (name: string) => strFromU8(entries[name] ?? new Uint8Array());
  expect(textIn("index.html")).toContain("Backup of the website of Palash School");
  expect(textIn("index.html")).toContain('<a href="lists/notices.html">Notices</a> (1)');
  expect(textIn("lists/notices.html")).toContain("<td>Fees &lt;due&gt;</td>");
  const image = `uploads/pictures/${photo.stem}-480.webp`;
  expect(textIn("lists/photos.html")).toContain(`src="../${image}"`);
  expect(Object.keys(entries)).toContain(image);
  expect((await readdir(folder)).sort()).toEqual(["one.tar.gz", "one.zip"]);
  const elsewhere = join(directory, "elsewhere");
  const place = { databaseFile: join(elsewhere, "db", "s.sqlite"), uploadsDir: join(elsewhere, "up") };
  expect(await restore({ source: zip, ...place })).toMatchObject({ files: 4, erasedAgain: 0, kept: [] });
  expect(await titles(place.databaseFile)).toEqual(["Assembly"]);
  const bytes = await readFile(zip);
  await writeFile(zip, bytes.subarray(0, bytes.length / 2));
  await expect(restore({ source: zip, ...place })).rejects.toThrow("This backup is damaged");
});

test("a backup comes to an empty machine, files and all", async () => {
  const { directory, source, photo, resume, uploadsDir } = await backedUp();
  const elsewhere = join(directory, "elsewhere");
  const place = { databaseFile: join(elsewhere, "db", "s.sqlite"), uploadsDir: join(elsewhere, "up") };
  const done = await restore({ source, ...place });
  expect(done).toMatchObject({ files: 4, erasedAgain: 0, kept: [] });
  expect(await titles(place.databaseFile)).toEqual(["Assembly"]);
  const { db } = await openServices(
    readConfig({ DATABASE_URL: `file:${place.databaseFile}`, UPLOADS_DIR: place.uploadsDir }),
  );
  await db.destroy();
  for (const name of [`pictures/${photo.stem}-960.webp`, `resumes/${resume.file_name}`]) {
    expect(await readFile(join(place.uploadsDir, name))).toEqual(await readFile(join(uploadsDir, name)));
  }
});

test("over a site that is there it keeps what it replaces, the log of a crash too", async () => {
  const site = await backedUp(async (place) => void (await place.addPhoto("Later")));
  // Write-ahead log of a crash, which must not be replayed into the restored database.
  await writeFile(`${site.databaseFile}-wal`, "left over");
  await writeFile(`${site.databaseFile}-shm`, "left over");
  const { kept } = await restore(site);
  expect(await titles(site.databaseFile)).toEqual(["Assembly"]);
  expect(await readdir(join(site.uploadsDir, "pictures"))).toHaveLength(3);
  const [database = "", journal = "", index = "", uploads = ""] = kept;
  expect(await readFile(journal, "utf8")).toBe("left over");
  expect([journal, index]).toEqual([`${database}-wal`, `${database}-shm`]);
  expect(await readdir(join(uploads, "pictures"))).toHaveLength(6);
  expect(await readdir(join(uploads, "resumes"))).toEqual([site.resume.file_name]);
  await rm(journal);
  await rm(index);
  expect(await titles(database)).toEqual(["Assembly", "Later"]);
  const left = await readdir(site.uploadsDir);
  expect(left.filter((name) => name.startsWith("restoring"))).toEqual([]);
});

test("a restore refuses while the website runs, and the website does not start during a restore", async () => {
  const site = await backedUp();
  const release = holdDatabase(site.databaseFile);
  await expect(restore(site)).rejects.toThrow("The website is running on this database. Stop it first");
  release();
  const restoring = claimDatabase(site.databaseFile);
  expect(restoring).toBeTypeOf("function");
  const config = readConfig({ DATABASE_URL: `file:${site.databaseFile}`, UPLOADS_DIR: site.uploadsDir });
  await expect(openServices(config)).rejects.toThrow("A backup is being restored to this database.");
  restoring?.();
  await expect(restore(site)).resolves.toMatchObject({ files: 4 });
});

test("a start after a restore that was cut off says so", async () => {
  const site = await backedUp();
  await writeFile(restoringMark(site.databaseFile), "2026");
  const config = readConfig({ DATABASE_URL: `file:${site.databaseFile}`, UPLOADS_DIR: site.uploadsDir });
  await expect(openServices(config)).rejects.toThrow(/A restore was interrupted/);
  await restore(site);
  const { db } = await openServices(config);
  await db.destroy();
});

/** Changes one byte in the middle of an archive. */
async function damaged(source: string) {
  const bytes = await readFile(source);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 0xff;
  await writeFile(source, bytes);
}

test.each<[string, RegExp, (source: string) => Promise<void>]>([
  ["one byte is wrong", /damaged|not complete/, damaged],
  [
    "the end is missing",
    /damaged, or not complete/,
    async (source) => writeFile(source, (await readFile(source)).subarray(0, -2000)),
  ],
  ["it is something else", /damaged, or not complete/, (source) => writeFile(source, "hello ".repeat(1000))],
])("where %s nothing is changed, and it says so", async (_, words, spoil) => {
  const site = await backedUp();
  await spoil(site.source);
  const before = await readFile(site.databaseFile);
  await expect(restore(site)).rejects.toThrow(words);
  expect((await readFile(site.databaseFile)).equals(before)).toBe(true);
  expect((await readdir(site.uploadsDir)).filter((name) => /restoring|replaced/.test(name))).toEqual([]);
  expect((await readdir(site.directory)).filter((name) => /restoring|replaced/.test(name))).toEqual([]);
});

test.each(["restore", "start"])(
  "copies of the site that a killed restore left are gone after the next %s",
  async (next) => {
    const { databaseFile, uploadsDir, source } = await backedUp();
    const left = [
      join(uploadsDir, "restoring-2026-03-01T10-00-00Z"),
      `${databaseFile}.restoring-2026-03-01T10-00-00Z`,
    ];
    for (const path of left) await cp(source, path);
    if (next === "restore") await restore({ source, databaseFile, uploadsDir });
    else {
      const env = { DATABASE_URL: `file:${databaseFile}`, UPLOADS_DIR: uploadsDir };
      const { db } = await openServices(readConfig(env));
      await db.destroy();
    }
    for (const path of left) await expect(stat(path)).rejects.toThrow("ENOENT");
  },
);

test("a database alone says how many of its files are missing", async () => {
  const { databaseFile, directory } = await backedUp();
  const place = {
    databaseFile: join(directory, "new/school.sqlite"),
    uploadsDir: join(directory, "new/uploads"),
  };
  await expect(restore({ source: databaseFile, ...place })).resolves.toMatchObject({ files: 0, missing: 4 });
});

test("rolls back completely if a file cannot be moved", async () => {
  const site = await backedUp(async (place) => void (await place.addPhoto("Later")));
  // A folder blocks the place of the replaced files.
  const now = new Date("2026-03-14T10:00:00Z");
  await mkdir(join(site.uploadsDir, "replaced-2026-03-14T10-00-00Z"));
  await expect(restore({ ...site, now })).rejects.toThrow(/EEXIST/);
  expect(await titles(site.databaseFile)).toEqual(["Assembly", "Later"]);
  expect(await readdir(join(site.uploadsDir, "pictures"))).toHaveLength(6);
  await expect(stat(restoringMark(site.databaseFile))).rejects.toThrow(/ENOENT/);
});

test("keeps records erased that were erased after the backup: rows, files, index, names in the log", async () => {
  const site = await backedUp(async (place) => {
    const { db } = place;
    await db.deleteFrom("photos").execute();
    await db.deleteFrom("pictures").execute();
    await db.deleteFrom("resumes").execute();
  });
  const { erasedAgain, files } = await restore(site);
  expect([erasedAgain, files]).toEqual([3, 0]);
  expect(await readdir(join(site.uploadsDir, "pictures"))).toEqual([]);
  expect(await readdir(join(site.uploadsDir, "resumes"))).toEqual([]);
  const sqlite = openSqlite(site.databaseFile);
  onTestFinished(() => void sqlite.close());
  const count = (query: string) => sqlite.prepare(query).pluck().get();
  expect(count("select count(*) from resumes")).toBe(0);
  expect(count("select count(*) from resumes_search where resumes_search match 'asha'")).toBe(0);
  expect(count("select value from tallies where name = 'resumes'")).toBe(0);
  // Their addresses stay marked as erased.
  const names = sqlite.prepare("select name from erased_files order by name").pluck().all();
  expect(names.sort()).toEqual([site.photo.stem, site.resume.file_name].sort());
  expect(count("select group_concat(distinct subject) from activity")).toBe("erased since");
  // Not in unused pages either.
  expect((await readFile(site.databaseFile)).includes("Asha.pdf")).toBe(false);
  // IDs are not reused after a restore.
  sqlite
    .prepare(
      "insert into resumes (original_name, file_name, file_type, file_size, uploaded_at, received_at) values ('b', 'b', '', 1, 'x', 'x')",
    )
    .run();
  expect(count("select max(id) from resumes")).toBe(2);
});

test("the original of a blurred picture comes back with a backup, and not once it was erased", async () => {
  const original = "q".repeat(16);
  const keep = async (place: Place) => {
    await writeFile(join(place.uploadsDir, "originals", `${original}.webp`), "a face");
    const row = { picture_id: 1, file: `${original}.webp`, created_at: "2026-01-01T00:00:00.000Z" };
    await place.db.insertInto("picture_originals").values(row).execute();
  };
  const originals = (site: Place) => readdir(join(site.uploadsDir, "originals"));
  const kept = await backedUp(async () => {}, keep);
  await rm(join(kept.uploadsDir, "originals", `${original}.webp`));
  await restore(kept);
  expect(await originals(kept)).toEqual([`${original}.webp`]);
  const erased = await backedUp(
    async (place) => void (await place.db.deleteFrom("picture_originals").execute()),
    keep,
  );
  await restore(erased);
  expect(await originals(erased)).toEqual([]);
  expect(await opened(erased.databaseFile).selectFrom("picture_originals").selectAll().execute()).toEqual([]);
});

test("uses the ledger of another place if the database is lost, for exactly those records", async () => {
  const site = await backedUp();
  const row = openSqlite(site.databaseFile, { readonly: true })
    .prepare("select id, uploaded_at from resumes")
    .get() as { id: number; uploaded_at: string };
  const erasure = { kind: "resumes", record_id: row.id, erased_at: "2026-03-14T10:00:00.000Z" };
  const elsewhere = async (name: string, came_in_at: string) => {
    const directory = join(site.directory, name);
    const databaseFile = join(directory, "s.sqlite");
    const place = { databaseFile, uploadsDir: join(directory, "up") };
    const strange = { kind: "clubs", record_id: 1, came_in_at, erased_at: came_in_at };
    await restore({ source: site.source, ...place, ledger: [{ ...erasure, came_in_at }, strange] });
    return opened(databaseFile).selectFrom("resumes").select("original_name").execute();
  };
  expect(await elsewhere("same", row.uploaded_at)).toEqual([]);
  expect(await elsewhere("other", "2020-01-01T00:00:00.000Z")).toEqual([{ original_name: "Asha.pdf" }]);
});

test("a picture that was replaced and erased comes back grey where its record comes back", async () => {
  const site = await backedUp(async (place) => {
    const { pictureId } = await place.addPhoto("Another");
    await place.db
      .updateTable("photos")
      .set({ picture_id: pictureId })
      .where("title", "=", "Assembly")
      .execute();
    await place.db.deleteFrom("pictures").where("id", "!=", pictureId).execute();
  });
  await restore(site);
  const [picture] = await opened(site.databaseFile)
    .selectFrom("photos")
    .innerJoin("pictures", "pictures.id", "photos.picture_id")
    .select(["title", "stem", "placeholder"])
    .execute();
  expect(picture).toMatchObject({ title: "Assembly", placeholder: "999" });
  expect(picture?.stem).not.toBe(site.photo.stem);
  const names = await readdir(join(site.uploadsDir, "pictures"));
  expect(names.sort()).toEqual([480, 960, 1600].map((width) => `${picture?.stem}-${width}.webp`).sort());
});

test("keeps records hidden that were taken down after the backup, with a request in the inbox", async () => {
  const at = "2026-03-14T10:00:00.000Z";
  const site = await backedUp(async (place) => {
    const { created_at } = await place.db.selectFrom("photos").select("created_at").executeTakeFirstOrThrow();
    const entry = { kind: "hidden photos", record_id: 1, came_in_at: created_at, erased_at: at };
    await place.db.insertInto("erasures").values(entry).execute();
  });
  const { erasedAgain } = await restore(site);
  expect(erasedAgain).toBe(0);
  const db = opened(site.databaseFile);
  const photos = await db.selectFrom("photos").select(["title", "deleted_at"]).execute();
  expect(photos).toEqual([{ title: "Assembly", deleted_at: at }]);
  const requests = await db.selectFrom("take_downs").select(["kind", "record_id", "state"]).execute();
  expect(requests).toEqual([{ kind: "photo", record_id: 1, state: "hidden" }]);
});

test("sessions and passkeys end: one that was taken away since must not work again", async () => {
  const site = await backedUp();
  await rm(site.source);
  const db = opened(site.databaseFile);
  const times = { created_at: new Date().toISOString(), last_seen_at: new Date().toISOString() };
  await db
    .insertInto("sessions")
    .values({ id_hash: "x", staff_id: 1, remember: 1, ...times })
    .execute();
  const { created_at } = times;
  await db
    .insertInto("passkeys")
    .values({ id: "k", staff_id: 1, name: "Phone", public_key: "", counter: 0, transports: "", created_at })
    .execute();
  await makeArchive({ ...site, target: site.source });
  await db.destroy();
  await restore(site);
  for (const table of ["sessions", "passkeys"] as const)
    expect(await opened(site.databaseFile).selectFrom(table).selectAll().execute()).toEqual([]);
});

test("the newsletter mails nothing that may have gone out since, and goes on with what comes on the site later", async () => {
  const at = new Date(Date.now() - 60_000).toISOString();
  const words = {
    details: "x",
    date: "2026-03-14",
    category: "other",
    priority: "low",
    created_at: at,
    updated_at: at,
  };
  const place = await makePlace();
  const { db, directory } = place;
  const mailed = { email: "asha@example.com", token: "t", created_at: at, confirmed_at: at };
  await db.insertInto("subscribers").values(mailed).execute();
  const scheduled = new Date(Date.now() + 3_600_000).toISOString();
  await db
    .insertInto("notices")
    .values([
      { ...words, title: "Old", published_at: at },
      { ...words, title: "Scheduled", published_at: scheduled },
      { ...words, title: "Draft", published_at: null },
    ])
    .execute();
  await db
    .insertInto("newsletter_issues")
    .values({ day: "2026-03-14", notices: 1, created_at: at })
    .execute();
  await db
    .insertInto("newsletter_sends")
    .values({ issue_id: 1, subscriber_id: 1, next_attempt_at: at })
    .execute();
  const target = join(directory, "out", "one.tar.gz");
  await makeArchive({ ...place, target });
  await db.destroy();
  await restore({ source: target, ...place });
  const restored = opened(place.databaseFile);
  const sends = await restored.selectFrom("newsletter_sends").select("state").execute();
  expect(sends).toEqual([{ state: "unsure" }]);
  const news = await listNewNotices(restored, scheduled);
  expect(news.map(({ title }) => title)).toEqual(["Scheduled"]);
});

test("restores a database without uploads next to existing uploads", async () => {
  const site = await backedUp();
  const copy = join(site.directory, "out", "copy.sqlite");
  await cp(site.databaseFile, copy);
  const db = opened(site.databaseFile);
  await db.updateTable("photos").set({ title: "Changed" }).execute();
  await db.destroy();
  await restore({ ...site, source: copy });
  expect(await titles(site.databaseFile)).toEqual(["Assembly"]);
  expect(await readdir(join(site.uploadsDir, "pictures"))).toHaveLength(3);
});
