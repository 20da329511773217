import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, inject, onTestFinished, test } from "vitest";
import { readSettings, saveSettings } from "~/settings/queries.server";
import { openDatabase } from "~db/connection.server";
import { readingOnce, readOnce } from "~db/read-once";
import { makeTemporaryFolder } from "../support/temporary-folder";

async function open() {
  const directory = makeTemporaryFolder();
  const file = join(directory, "school.sqlite");
  await copyFile(inject("baseDatabase"), file);
  const db = openDatabase(file);
  onTestFinished(() => db.destroy());
  const name = async () => (await readSettings(db)).school_name;
  return { db, name };
}

test("a request reads the settings once, and again after a write", async () => {
  const { db, name } = await open();
  await readingOnce(async () => {
    expect(await readSettings(db)).toBe(await readSettings(db));
    await saveSettings(db, { school_name: "Hill School" });
    expect(await name()).toBe("Hill School");
    await db.transaction().execute(async (trx) => {
      await saveSettings(trx, { school_name: "Lake School" });
      expect((await readSettings(trx)).school_name).toBe("Lake School");
      expect(await name()).toBe("Hill School");
    });
    expect(await name()).toBe("Lake School");
  });
});

test("requests share nothing, and work that outlives a request reads again", async () => {
  const { db } = await open();
  let reads = 0;
  const read = () => readOnce(db, "number", () => ++reads);
  let background: Promise<number[]> | undefined;
  const request = () =>
    readingOnce(async () => {
      background ??= wait(20).then(() => [read(), read()]);
      return [read(), read()];
    });
  expect([await request(), await request()]).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(await background).toEqual([3, 4]);
});

test("a failed read is not kept", async () => {
  const { db } = await open();
  await readingOnce(async () => {
    await expect(readOnce(db, "thing", () => Promise.reject(new Error("busy")))).rejects.toThrow("busy");
    expect(await readOnce(db, "thing", async () => "read")).toBe("read");
  });
});
