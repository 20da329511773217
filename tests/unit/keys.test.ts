import { execFile } from "node:child_process";
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, inject, onTestFinished, test } from "vitest";
import { runBackup } from "~/backup/run.server";
import { issueToken, readToken, visitor } from "~/forms/one-time.server";
import { isSignedBy, keyFor, sign } from "~/services/secrets.server";
import { openDatabase } from "~db/connection.server";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { makePlace as makeBackupPlace } from "./backup/workshop";

async function makePlace() {
  const directory = makeTemporaryFolder();
  const file = join(directory, "school.sqlite");
  await copyFile(inject("baseDatabase"), file);
  const open = () => {
    const db = openDatabase(file);
    onTestFinished(() => db.destroy());
    return db;
  };
  return { directory, file, keyFile: `${file}-key`, open };
}

test("the key is in a file of its own that only the site's user reads, and not in the database", async () => {
  const { file, keyFile, open } = await makePlace();
  const db = open();
  sign(db, "form token", "x");
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
  const key = (await readFile(keyFile, "utf8")).trim();
  expect(Buffer.from(key, "base64url")).toHaveLength(32);
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  expect(tables).not.toContain("secrets");
  await db.destroy();
  const database = await readFile(file);
  for (const encoding of ["utf8", "base64url"] as const) {
    expect(database.includes(Buffer.from(key, encoding))).toBe(false);
  }
});

test("no backup contains the key", async () => {
  const place = await makeBackupPlace();
  sign(place.db, "form token", "x");
  const keyFile = `${place.databaseFile}-key`;
  const key = (await readFile(keyFile, "utf8")).trim();
  const archive = await runBackup({ db: place.db, config: place, when: "now", log: () => {} });
  const unpacked = join(place.directory, "unpacked");
  await mkdir(unpacked);
  await promisify(execFile)("tar", ["-xzf", archive ?? "", "-C", unpacked]);
  const files = await readdir(unpacked, { recursive: true });
  expect(files).toContain("database.sqlite");
  expect(files.filter((file) => file.includes("key"))).toEqual([]);
  expect((await readFile(join(unpacked, "database.sqlite"))).includes(key)).toBe(false);
});

test("each purpose has its own key", async () => {
  const { open } = await makePlace();
  const db = open();
  const purposes = [
    "backup download",
    "device cookie",
    "flash cookie",
    "form token",
    "network",
    "rate limit",
  ] as const;
  expect(new Set(purposes.map((purpose) => keyFor(db, purpose).toString("hex"))).size).toBe(purposes.length);
  const signature = sign(db, "form token", "x");
  expect(isSignedBy(db, "form token", "x", signature)).toBe(true);
  expect(isSignedBy(db, "device cookie", "x", signature)).toBe(false);
});

test("processes with one database share its key, which the first one makes", async () => {
  const { open } = await makePlace();
  const [one, other] = [open(), open()];
  const token = issueToken(one, visitor);
  expect(readToken(other, token)?.owner).toBe(visitor);
  expect(readToken(open(), token)?.owner).toBe(visitor);
});

test("a backup on an empty machine gets a new key: what was signed before is worth nothing, and nothing is lost", async () => {
  const [old, empty] = [await makePlace(), await makePlace()];
  const token = issueToken(old.open(), visitor);
  const db = empty.open();
  expect(readToken(db, token)).toBeUndefined();
  expect(readToken(db, issueToken(db, visitor))?.owner).toBe(visitor);
  expect(await db.selectFrom("staff").select("username").orderBy("id").execute()).toEqual([
    { username: "clerk" },
    { username: "colleague" },
  ]);
});

test("the key file brought along makes everything good again", async () => {
  const [old, fresh] = [await makePlace(), await makePlace()];
  const token = issueToken(old.open(), visitor);
  await copyFile(old.keyFile, fresh.keyFile);
  expect(readToken(fresh.open(), token)?.owner).toBe(visitor);
});

test("replaces a key file that a power cut left empty", async () => {
  const { keyFile, open } = await makePlace();
  await writeFile(keyFile, "");
  const db = open();
  expect(readToken(db, issueToken(db, visitor))?.owner).toBe(visitor);
  expect(Buffer.from(await readFile(keyFile, "utf8"), "base64url")).toHaveLength(32);
});
