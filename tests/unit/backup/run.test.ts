import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, inject, test } from "vitest";
import { archiveName } from "~/backup/names";
import { claimRun, findLastGood, listRuns } from "~/backup/rows.server";
import { runBackup } from "~/backup/run.server";
import { readBackupState } from "~/backup/state.server";
import { writeFolderIdentity } from "~/files/store/folder-mark.server";
import { saveSettings } from "~/settings/queries.server";
import { openDatabase } from "~db/connection.server";
import { makePlace, shortenScrypt } from "./workshop";

beforeEach(shortenScrypt);

async function openPlace() {
  const place = await makePlace();
  await place.addPhoto("Assembly");
  const lines: string[] = [];
  const folder = join(place.directory, "backups");
  const run = (more: Partial<Parameters<typeof runBackup>[0]> = {}) =>
    runBackup({ db: place.db, config: place, when: "now", log: (line) => lines.push(line), ...more });
  const archives = async () => (await readdir(folder)).filter((name) => name.startsWith("school-")).sort();
  return { ...place, folder, lines, run, archives };
}

test("a backup is made, tested and noted, and leaves nothing but itself", async () => {
  const place = await openPlace();
  const path = await place.run();
  expect(await readdir(place.folder)).toEqual([path?.split("/").at(-1)]);
  const good = await findLastGood(place.db);
  expect(good).toMatchObject({ name: path?.split("/").at(-1) });
  expect(good?.bytes).toBe((await readFile(path ?? "")).byteLength);
});

test("a backup that cannot be restored is removed, and the reason is stored", async () => {
  const place = await openPlace();
  const afterArchive = async (path: string) => {
    const bytes = await readFile(path);
    await writeFile(path, bytes.subarray(0, bytes.length / 2));
  };
  await expect(place.run({ afterArchive })).rejects.toThrow(/damaged, or not complete/);
  expect(await readdir(place.folder)).toEqual([]);
  expect(await listRuns(place.db, 1)).toMatchObject([
    { state: "failed", problem: expect.stringContaining("damaged, or not complete") },
  ]);
  expect(await findLastGood(place.db)).toBeUndefined();
});

test("without disk space a backup fails with a message, and earlier ones stay", async () => {
  const place = await openPlace();
  await place.run({ now: new Date("2026-03-14T10:00:00Z") });
  const room = async () => ({ free: 1024 ** 3, whole: 100 * 1024 ** 3 });
  await expect(place.run({ room })).rejects.toThrow(/not enough room/);
  expect(await readdir(place.folder)).toEqual(["school-2026-03-14T10-00-00Z.tar.gz"]);
  expect((await listRuns(place.db, 1))[0]?.problem).toMatch(/not enough room/);
});

test("only one of two processes makes the backup", async () => {
  const place = await openPlace();
  const outcomes = await Promise.all([place.run({ when: "due" }), place.run({ when: "due" })]);
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  expect(await place.archives()).toHaveLength(1);
  expect(await place.run({ when: "due" })).toBeUndefined();
});

test("an interrupted backup is marked as failed, and the next one removes its leftovers", async () => {
  const place = await openPlace();
  await claimRun(place.db, async () => true, new Date(Date.now() - 60 * 60_000));
  await mkdir(join(place.folder, ".trial-7"), { recursive: true });
  await writeFile(join(place.folder, ".snapshot-7.sqlite"), "");
  await writeFile(join(place.folder, "school-2026-03-14T10-00-00Z.tar.gz.part"), "");
  await writeFile(join(place.folder, "letters.txt"), "mine");
  await place.run();
  const [last, before] = await listRuns(place.db, 2);
  expect([last?.state, before?.state, before?.problem]).toEqual([
    "good",
    "failed",
    "It was interrupted: the server stopped, or was restarted.",
  ]);
  expect(await readdir(place.folder)).toEqual(["letters.txt", last?.name]);
});

test("old backups go, unless the clock is in doubt", async () => {
  const place = await openPlace();
  await mkdir(place.folder);
  const day = 24 * 60 * 60_000;
  for (let days = 40; days < 52; days += 1) {
    await writeFile(join(place.folder, archiveName(new Date(Date.now() - days * day))), "old");
  }
  const beat = new Date(Date.now() - 3 * day).toISOString();
  const period = { began_at: beat, last_beat_at: beat, confirmed_at: "" };
  await place.db
    .insertInto("clock_spells")
    .values({ ...period, doubt: "ahead" })
    .execute();
  await place.run();
  expect(await place.archives()).toHaveLength(13);
  expect(place.lines.join()).toMatch(/clock of this machine may be wrong/);
  await place.db.deleteFrom("clock_spells").execute();
  await rm(join(place.folder, (await place.archives()).at(-1) ?? ""));
  await place.run();
  expect(await place.archives()).toHaveLength(10);
  expect(place.lines.filter((line) => line.startsWith("Deleted"))).toHaveLength(3);
});

test("a backup that a person made stays in addition to the day's, here and in the second place", async () => {
  const place = await openPlace();
  const folder = join(place.directory, "usb");
  await mkdir(folder);
  const config = { ...place, backupCopy: { to: { folder }, passphrase: "four words are enough" } };
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 14, hour));
  for (let hour = 1; hour <= 4; hour += 1)
    await place.run({ config, when: hour === 2 ? "now" : "timer", now: at(hour) });
  const kept = [2, 4].map((hour) => archiveName(at(hour)));
  expect(await place.archives()).toEqual(kept);
  expect((await readdir(folder)).sort()).toEqual(kept.map((name) => `${name}.age`));
});

test("a database that was lost makes no backup, and displaces none", async () => {
  const place = await openPlace();
  const folder = join(place.directory, "usb");
  await mkdir(folder);
  const config = { ...place, backupCopy: { to: { folder }, passphrase: "four words are enough" } };
  await place.run({ config, when: "timer", now: new Date(Date.UTC(2026, 2, 14, 1)) });
  const before = [await place.archives(), await readdir(folder)];
  await place.db.destroy();
  for (const end of ["-wal", "-shm"]) await rm(place.databaseFile + end, { force: true });
  await copyFile(inject("baseDatabase"), place.databaseFile);
  const db = openDatabase(place.databaseFile);
  await expect(place.run({ db, config, when: "timer" })).rejects.toThrow(/missing or empty/);
  expect([await place.archives(), await readdir(folder)]).toEqual(before);
  await db.destroy();
});

test("a backup without records displaces none that has some, here and in the second place", async () => {
  const place = await openPlace();
  const folder = join(place.directory, "usb");
  await mkdir(folder);
  const config = { ...place, backupCopy: { to: { folder }, passphrase: "four words are enough" } };
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 14, hour));
  await place.run({ config, when: "timer", now: at(1) });
  await place.db.deleteFrom("photos").execute();
  await place.run({ config, when: "timer", now: at(2) });
  expect(await place.archives()).toHaveLength(2);
  expect((await readdir(folder)).filter((name) => name.startsWith("school-"))).toHaveLength(2);
});

test("a backup that lacks files is kept, but reported", async () => {
  const place = await openPlace();
  await place.addResume("Asha.pdf");
  await rm(join(place.uploadsDir, "resumes"), { recursive: true });
  await expect(place.run()).rejects.toThrow(/is made, but not complete: 1 file was not there any more/);
  expect(await place.archives()).toHaveLength(1);
  expect(await readBackupState(place.db, place)).toMatchObject({
    isLate: true,
    words: expect.stringContaining("The last backup is not complete"),
  });
});

test("with a replica the timer makes a backup only after an upload, or when the nightly one is due", async () => {
  const place = await openPlace();
  const config = { ...place, litestreamMetrics: "http://127.0.0.1:9/metrics" };
  const run = (now = new Date()) => place.run({ config, when: "timer", now });
  expect(await run()).toBeDefined();
  await place.addMessage("The replica has this.");
  expect(await run()).toBeUndefined();
  await place.addPhoto("Sports day");
  expect(await run()).toBeDefined();
  expect(await run()).toBeUndefined();
  expect(await run(new Date(Date.now() + 25 * 60 * 60_000))).toBeDefined();
});

test("the folder of the settings is used", async () => {
  const place = await openPlace();
  const backup_folder = join(place.directory, "elsewhere");
  await saveSettings(place.db, { backup_folder });
  expect(await place.run()).toContain(`${backup_folder}/school-`);
});

test.each(["a folder that is not there", "the folder of another website"])(
  "%s gives no backup, and the backups before stay",
  async (which) => {
    const place = await openPlace();
    const earlier = new Date("2026-03-14T10:00:00Z");
    await place.run({ now: earlier });
    const other = join(place.directory, "elsewhere");
    if (which.includes("another")) await writeFolderIdentity(other, randomUUID());
    const config = { ...place, uploadsDir: other };
    await expect(place.run({ config, now: new Date("2026-03-14T20:00:00Z") })).rejects.toThrow(
      /uploads folder .*elsewhere/,
    );
    expect(await place.archives()).toEqual(["school-2026-03-14T10-00-00Z.tar.gz"]);
    expect((await listRuns(place.db, 1))[0]?.problem).toMatch(/uploads folder/);
  },
);
