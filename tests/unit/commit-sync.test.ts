import { copyFileSync, mkdirSync, statSync } from "node:fs";
import { type FileHandle, open as openFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { withKeptFiles } from "~/files/store/keep-files";
import { createCommitSync } from "~db/commit-sync";
import { emptyJournal, openDatabase } from "~db/connection.server";
import { CommitUncertainError, storageProblem } from "~db/storage-errors";
import { makeTemporaryFolder } from "../support/temporary-folder";

/** Disk whose writes complete on command. */
function slowDisk() {
  const waits: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const datasync = vi.fn(() => new Promise<void>((resolve, reject) => waits.push({ resolve, reject })));
  const handle = { datasync, stat: async () => ({ size: 0 }), close: async () => {} };
  const { sync } = createCommitSync("/nowhere", async () => handle as unknown as FileHandle);
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
  return { sync, waits, datasync, settle };
}

test("a commit waits for a sync that began after it; those that come meanwhile share the next one", async () => {
  const { sync, waits, datasync, settle } = slowDisk();
  const done: string[] = [];
  const commit = (name: string) => void sync().then(() => done.push(name));
  commit("first");
  await settle();
  commit("second");
  commit("third");
  await settle();
  expect([done, datasync.mock.calls.length]).toEqual([[], 1]);
  waits[0]?.resolve();
  await settle();
  expect([done, datasync.mock.calls.length]).toEqual([["first"], 2]);
  waits[1]?.resolve();
  await settle();
  expect([done, datasync.mock.calls.length]).toEqual([["first", "second", "third"], 2]);
});

test("a log that cannot be opened fails its commits, and is opened again for the next ones", async () => {
  const handle = { datasync: async () => {}, stat: async () => ({ size: 0 }), close: async () => {} };
  const openLog = vi
    .fn<() => Promise<FileHandle>>()
    .mockRejectedValueOnce(Object.assign(new Error("EMFILE"), { code: "EMFILE" }))
    .mockResolvedValue(handle as unknown as FileHandle);
  const { sync } = createCommitSync("/nowhere", openLog);
  await expect(sync()).rejects.toThrow(CommitUncertainError);
  await expect(sync()).resolves.toBeUndefined();
});

test("a sync that fails fails its commits, and the next ones are tried", async () => {
  const { sync, waits, settle } = slowDisk();
  const first = sync();
  await settle();
  const second = sync();
  waits[0]?.reject(Object.assign(new Error("EIO"), { code: "EIO" }));
  const error = await first.catch((thrown: unknown) => thrown);
  expect([(error as Error).name, storageProblem(error)]).toEqual(["CommitUncertainError", "read-only"]);
  await settle();
  waits[1]?.resolve();
  await expect(second).resolves.toBeUndefined();
});

test("files of a commit that may be lost stay", async () => {
  const remove = vi.fn();
  const failing = (error: Error) =>
    withKeptFiles(remove, async (noted) => {
      noted();
      throw error;
    }).catch(() => {});
  await failing(new CommitUncertainError("unsure"));
  expect(remove).not.toHaveBeenCalled();
  await failing(new Error("refused"));
  expect(remove).toHaveBeenCalledOnce();
});

function open() {
  const folder = makeTemporaryFolder();
  const file = join(folder, "school.sqlite");
  copyFileSync(inject("baseDatabase"), file);
  const db = openDatabase(file);
  onTestFinished(() => db.destroy());
  return { db, folder, file, log: () => statSync(`${file}-wal`).size };
}

test("a long log is written back while the site goes on", async () => {
  const { db, log } = open();
  await sql`create table filler (bytes)`.execute(db);
  for (let count = 0; count < 12; count += 1)
    await sql`insert into filler values (randomblob(1000000))`.execute(db);
  await vi.waitFor(() => expect(log()).toBeLessThan(8 * 1024 * 1024), 10_000);
  const { rows } = await sql<{ count: number }>`select count(*) as count from filler`.execute(db);
  expect(rows).toEqual([{ count: 12 }]);
});

test("a write waits for the disk, reads and other writes do not", async () => {
  const { db } = open();
  await sql`create table numbers (number)`.execute(db);
  const handle = await openFile(fileURLToPath(import.meta.url));
  const prototype = Object.getPrototypeOf(handle);
  await handle.close();
  let release = () => {};
  const disk = new Promise<void>((resolve) => {
    release = resolve;
  });
  const datasync = vi.spyOn(prototype, "datasync").mockReturnValue(disk);
  onTestFinished(() => datasync.mockRestore());
  let acknowledged = 0;
  const writes = [1, 2].map((number) =>
    sql`insert into numbers values (${number})`.execute(db).then(() => {
      acknowledged += 1;
    }),
  );
  const transaction = db.transaction().execute((trx) => sql`insert into numbers values (3)`.execute(trx));
  await vi.waitFor(async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from numbers`.execute(db);
    expect(rows).toEqual([{ count: 3 }]);
  });
  expect(acknowledged).toBe(0);
  release();
  await Promise.all([...writes, transaction]);
  expect(acknowledged).toBe(2);
});

test("the log is empty when that was asked for", async () => {
  const { db, log } = open();
  await sql`create table filler (bytes)`.execute(db);
  expect(log()).toBeGreaterThan(0);
  await emptyJournal(db);
  expect(log()).toBe(0);
});

test("a long reader, such as a backup, does not make writers wait for a checkpoint", async () => {
  const { db, file, log } = open();
  await sql`create table filler (bytes)`.execute(db);
  const reader = new Sqlite(file, { readonly: true });
  reader.exec("begin");
  reader.prepare("select count(*) from filler").get();
  await sql`insert into filler values (1)`.execute(db);
  const emptied = emptyJournal(db);
  let longest = 0;
  for (let count = 0; count < 20; count += 1) {
    const begun = performance.now();
    await sql`insert into filler values (2)`.execute(db);
    longest = Math.max(longest, performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(longest).toBeLessThan(1000);
  reader.close();
  await emptied;
  expect(log()).toBe(0);
});

test("the log of a replicated database is left to Litestream, unless it grows without end", async () => {
  const { db, folder, log } = open();
  mkdirSync(join(folder, ".school.sqlite-litestream"));
  await sql`create table filler (bytes)`.execute(db);
  for (let count = 0; count < 9; count += 1)
    await sql`insert into filler values (randomblob(1000000))`.execute(db);
  await emptyJournal(db);
  expect(log()).toBeGreaterThan(8 * 1024 * 1024);
  await sql`insert into filler values (randomblob(60000000))`.execute(db);
  await vi.waitFor(() => expect(log()).toBe(0), 10_000);
});
