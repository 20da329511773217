import { execFile } from "node:child_process";
import { chmodSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { matchUploads } from "~/files/store/site-identity.server";
import { listNamed } from "~/records/file-rows.server";
import { noteTime } from "~db/clock";
import { openSqlite } from "~db/sqlite";
import { createReleasedDatabase } from "../support/released-database";
import { makeTemporaryFolder } from "../support/temporary-folder";
import { makePlace } from "../unit/backup/workshop";

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

function commandsOf({ databaseFile, uploadsDir }: { databaseFile: string; uploadsDir: string }) {
  const env = { ...process.env, DATABASE_URL: `file:${databaseFile}`, UPLOADS_DIR: uploadsDir };
  return (name: string, ...more: string[]): Promise<Ended> =>
    promisify(execFile)(process.execPath, ["server/start.mjs", name, ...more], { env }).then(
      (printed) => ({ code: 0, ...printed }),
      (error: Ended) => error,
    );
}

test("the commands back up a site while it works, examine and repair it, and bring it back", async () => {
  const place = await makePlace();
  const { db, databaseFile, directory, files } = place;
  await place.addPhoto("Assembly");
  const { file_name } = await place.addResume("Asha.pdf");
  await matchUploads(db, databaseFile, files.place, listNamed);
  await noteTime(db);
  for (const end of ["", "-wal", "-shm"]) chmodSync(databaseFile + end, 0o600);
  const command = commandsOf(place);
  const made = await command("backup");
  const [, path = ""] = /^Made and tested the backup (.+)$/m.exec(made.stdout) ?? [];
  const drill = await command("backup", "--drill");
  expect(drill.stdout).toMatch(
    /^A backup of .* with 4 files took \d+\.\d seconds, restoring it \d+\.\d seconds\.$/m,
  );
  expect(await readdir(join(directory, "backups"))).toEqual([path.split("/").at(-1)]);

  // Exit codes of the doctor: 1 for warnings, 0 if all is well, 2 for errors.
  const sqlite = openSqlite(databaseFile);
  sqlite.exec("update tallies set value = 7 where name = 'resumes'");
  sqlite.close();
  const warned = await command("doctor");
  expect([warned.code, warned.stdout]).toEqual([
    1,
    expect.stringMatching(/1 of these can be repaired: npm run doctor -- --repair/),
  ]);
  const well = await command("doctor", "--repair");
  expect([well.code, well.stdout]).toEqual([0, expect.stringMatching(/^ok {7} The database is whole\.$/m)]);
  await rm(join(place.uploadsDir, "resumes", file_name));
  expect((await command("doctor")).code).toBe(2);

  await db.deleteFrom("photos").execute();
  await db.destroy();
  const restored = await command("restore", path);
  expect(restored.stdout).toMatch(/Restored the backup of .*: the database and 4 files\./);
  expect(restored.stdout).toMatch(/1 records? that had been erased/);
  expect(await command("restore", "nowhere.tar.gz")).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^ENOENT/),
  });
});

test.each([
  [
    "newer",
    "insert into kysely_migration (name, timestamp) values ('9999_clubs', 'x')",
    /^Cannot start: The database was last used by a newer version of this program \(it has been through 9999_clubs\)\. Start that version, .*\n$/,
  ],
  [
    "made before 1.0.0",
    "update kysely_migration set name = '0001_foundation'",
    /^Cannot start: The database was made by a version before 1\.0\.0, which this version cannot upgrade: run that version, or move the database and the uploads folder away .*\n$/,
  ],
])("a database that is %s is refused in one line, and nothing is changed", async (_, change, line) => {
  const directory = makeTemporaryFolder();
  const databaseFile = join(directory, "school.sqlite");
  createReleasedDatabase("1.0.0", databaseFile);
  const sqlite = openSqlite(databaseFile);
  sqlite.exec(change);
  sqlite.close();
  const refused = await commandsOf({ databaseFile, uploadsDir: join(directory, "uploads") })("db-migrate");
  expect(refused).toMatchObject({ code: 1, stdout: "", stderr: expect.stringMatching(line) });
  expect(await readdir(directory)).not.toContain("backups");
});
