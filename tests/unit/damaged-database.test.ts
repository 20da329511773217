import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import express from "express";
import { expect, test } from "vitest";
import { damagedDatabase, listRuns } from "~/backup/rows.server";
import { runBackup } from "~/backup/run.server";
import { readConfig } from "~/config.server";
import { examine } from "~/doctor/doctor.server";
import { isDamaged, openDatabase } from "~db/connection.server";
import { DatabaseDamagedError } from "~db/storage-errors";
import { health } from "../../server/health";
import { openServices } from "../../server/open-services";
import { makePlace } from "./backup/workshop";

async function makeSite() {
  const place = await makePlace();
  await place.addPhoto("Assembly");
  await place.db.destroy();
  const sqlite = new Sqlite(place.databaseFile);
  sqlite.pragma("journal_mode = delete");
  const pageSize = sqlite.pragma("page_size", { simple: true }) as number;
  const rootPage = sqlite.prepare("select rootpage from sqlite_schema where name = 'notices'").pluck().get();
  sqlite.close();
  const overwrite = (page: number) => {
    const bytes = readFileSync(place.databaseFile);
    bytes.fill(0xa5, (page - 1) * pageSize, page * pageSize);
    writeFileSync(place.databaseFile, bytes);
  };
  const config = readConfig({
    DATABASE_URL: `file:${place.databaseFile}`,
    UPLOADS_DIR: place.uploadsDir,
    LOG_LEVEL: "silent",
  });
  const examined = async () => (await examine(config, false, () => {})).map(({ words }) => words);
  return {
    ...place,
    config,
    examined,
    damagePage: () => overwrite(Number(rootPage)),
    damageHeader: () => overwrite(1),
  };
}

const words = (file: string) =>
  `The database ${file} is damaged. Stop the website, and bring back the last good backup. Choose it from the list of: npm run restore -- --list`;

test("a damaged page is named by the start, queries, health check, doctor and backup", async () => {
  const site = await makeSite();
  site.damagePage();
  const services = await openServices(site.config);
  expect(isDamaged(services.db)).toBe(true);
  await expect(services.db.selectFrom("notices").selectAll().execute()).rejects.toThrow(
    new DatabaseDamagedError(site.databaseFile),
  );

  const app = express().get("/healthz", health(services));
  const server = app.listen(0);
  const { port } = server.address() as { port: number };
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
  server.close();
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { ok: false, status: "down", reasons: ["database-damaged"] },
  ]);

  const order = { db: services.db, config: site.config, when: "now", log: () => {} } as const;
  await expect(runBackup(order)).rejects.toThrow(words(site.databaseFile));
  expect((await listRuns(services.db, 1))[0]?.problem).toBe(damagedDatabase);
  await services.db.destroy();

  const findings = await site.examined();
  expect(findings[0]).toBe(words(site.databaseFile));
  // The other checks go on.
  expect(findings).toContainEqual(expect.stringContaining("are free on the disk"));
});

test("a damaged header is named by the start and the doctor", async () => {
  const site = await makeSite();
  site.damageHeader();
  await expect(openServices(site.config)).rejects.toThrow(words(site.databaseFile));
  expect(await site.examined()).toEqual([words(site.databaseFile)]);
});

test("half a file is named by the start and the doctor", async () => {
  const site = await makeSite();
  const bytes = readFileSync(site.databaseFile);
  writeFileSync(site.databaseFile, bytes.subarray(0, bytes.length / 2));
  await expect(openServices(site.config)).rejects.toThrow(words(site.databaseFile));
  expect((await site.examined())[0]).toBe(words(site.databaseFile));
});

test("a whole database is not called damaged", async () => {
  const site = await makeSite();
  const copy = join(site.directory, "copy.sqlite");
  copyFileSync(site.databaseFile, copy);
  const db = openDatabase(copy);
  await db.selectFrom("notices").selectAll().execute();
  expect(isDamaged(db)).toBe(false);
  await db.destroy();
});
