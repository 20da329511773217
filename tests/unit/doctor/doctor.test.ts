import { chmodSync } from "node:fs";
import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createStaff, findStaffByUsername } from "~/accounts/queries.server";
import { runBackup } from "~/backup/run.server";
import { readConfig } from "~/config.server";
import { examine } from "~/doctor/doctor.server";
import { matchUploads } from "~/files/store/site-identity.server";
import { randomStem } from "~/files/store/store.server";
import { listNamed } from "~/records/file-rows.server";
import { noteTime } from "~db/clock";
import { noteProblems } from "~db/problems";
import { openSqlite } from "~db/sqlite";
import { markAsStarter } from "~db/starter-marks";
import { makePlace } from "../backup/workshop";

async function openSite() {
  const place = await makePlace();
  const photo = await place.addPhoto("Assembly");
  const resume = await place.addResume("Asha.pdf");
  const env = { DATABASE_URL: `file:${place.databaseFile}`, UPLOADS_DIR: place.uploadsDir };
  const config = readConfig(env);
  await matchUploads(place.db, config.databaseFile, place.files.place, listNamed);
  await noteTime(place.db);
  for (const end of ["", "-wal", "-shm"]) chmodSync(place.databaseFile + end, 0o600);
  await runBackup({ db: place.db, config, when: "now", log: () => {} });
  const sqlite = openSqlite(place.databaseFile);
  const findings = async (repair = false) => {
    const said: string[] = [];
    const found = await examine(config, repair, (line) => said.push(line));
    return { bad: found.filter(({ level }) => level !== "ok"), said };
  };
  return { ...place, photo, resume, env, config, sqlite, findings };
}

type Site = Awaited<ReturnType<typeof openSite>>;

test("a healthy site has nothing but good lines", async () => {
  const site = await openSite();
  expect((await site.findings()).bad).toEqual([]);
});

test.each<[string, "warning" | "error", RegExp, (site: Site) => unknown, boolean]>([
  [
    "a search index that lacks a record",
    "warning",
    /^The search index of 1 table is not right/,
    ({ sqlite }) =>
      sqlite.exec(
        "insert into photos_search (photos_search, rowid, title, description) values ('delete', 1, 'Assembly', '')",
      ),
    true,
  ],
  [
    "a replica that nothing watches",
    "warning",
    /^Litestream has used this database \(.*\.school\.sqlite-litestream\), but LITESTREAM_METRICS is not set/,
    ({ directory }) => mkdir(join(directory, ".school.sqlite-litestream")),
    false,
  ],
  [
    "copies that interrupted restores and drills left",
    "warning",
    /^An interrupted backup or restore left copies of the website: .*restoring-2026.*school\.sqlite\.restoring-2026.*\.trial-drill-abc/,
    async ({ databaseFile, uploadsDir, directory }) => {
      const drill = join(directory, "backups", ".trial-drill-abc");
      for (const folder of [join(uploadsDir, "restoring-2026-03-01T10-00-00Z"), drill]) {
        await mkdir(folder);
        await writeFile(join(folder, "database.sqlite"), "messages");
      }
      await utimes(drill, new Date(0), new Date(0));
      await writeFile(`${databaseFile}.restoring-2026-03-01T10-00-00Z`, "messages");
    },
    true,
  ],
  [
    "a wrong tally",
    "warning",
    /^Some numbers on the dashboard are wrong \(resumes\)/,
    ({ sqlite }) => sqlite.exec("update tallies set value = 7 where name = 'resumes'"),
    true,
  ],
  [
    "a reference to nothing",
    "error",
    /refers? to a record that is missing \(.*photos/,
    ({ sqlite }) => {
      sqlite.pragma("foreign_keys = OFF");
      sqlite.exec("delete from pictures");
    },
    false,
  ],
  [
    "a lost file",
    "error",
    /^1 uploaded file is missing \(resumes\/.*They are in the backups/,
    ({ uploadsDir, resume }) => rm(join(uploadsDir, "resumes", resume.file_name)),
    false,
  ],
  [
    "lost small copies",
    "warning",
    /^1 photo lacks small copies/,
    ({ sqlite }) => sqlite.exec("update pictures set avif = 1"),
    true,
  ],
  [
    "a database that everybody reads",
    "warning",
    /^Every user of this machine can read the database/,
    ({ databaseFile }) => chmodSync(databaseFile, 0o644),
    true,
  ],
  [
    "no backup",
    "error",
    /^There is no backup of the website yet\. Make one now: npm run backup/,
    ({ sqlite }) =>
      sqlite.exec("delete from backups; update site_identity set created_at = '2026-01-01T00:00:00.000Z'"),
    false,
  ],
  [
    "a clock that jumped",
    "warning",
    /^The clock says .*, and it has jumped/,
    ({ sqlite }) => sqlite.exec("update clock_spells set doubt = 'ahead'"),
    false,
  ],
  [
    "problems of the running website",
    "warning",
    /^A proxy stands in front/,
    ({ db }) => noteProblems(db, "proxy", [{ key: "x", words: "A proxy stands in front." }]),
    false,
  ],
  [
    "a name that strangers try first",
    "warning",
    /^The account "Admin" has a name that strangers try first\. Add an administrator/,
    ({ db }) => createStaff(db, { username: "Admin", password_hash: "x", role: "administrator" }),
    false,
  ],
  [
    "a first password that was never changed",
    "warning",
    /^The account "meena" still has the password that came with the website\. Change it/,
    async ({ db }) => {
      await createStaff(db, { username: "meena", password_hash: "x", role: "administrator" });
      await markAsStarter(db, "staff", [(await findStaffByUsername(db, "meena"))?.id ?? 0]);
    },
    false,
  ],
  [
    "another website's uploads",
    "error",
    /belong to two different websites/,
    ({ sqlite }) => sqlite.exec("update site_identity set identity = 'another'"),
    false,
  ],
])("%s is told, and repaired where that loses nothing", async (_, level, words, spoil, isRepairable) => {
  const site = await openSite();
  await spoil(site);
  const { bad } = await site.findings();
  expect(bad.map((finding) => [finding.level, words.test(finding.words)])).toEqual([[level, true]]);
  const { bad: left, said } = await site.findings(true);
  expect([left.length, said.length]).toEqual(isRepairable ? [0, 1] : [1, 0]);
  expect((await site.findings()).bad).toHaveLength(isRepairable ? 0 : 1);
});

test("a file that no record knows goes to the quarantine when it is old enough", async () => {
  const site = await openSite();
  const name = `${randomStem()}.pdf`;
  const path = join(site.uploadsDir, "resumes", name);
  await writeFile(path, "%PDF-1.7");
  expect((await site.findings()).bad).toEqual([]);
  // The relevant file time cannot be set, so the clock is moved.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * 60 * 60 * 1000 });
  try {
    expect((await site.findings()).bad.map(({ words }) => words)).toEqual([
      "1 uploaded file belongs to no record.",
    ]);
    expect((await site.findings(true)).said[0]).toContain("Moved 1 file to the quarantine");
    expect(await readdir(join(site.uploadsDir, "quarantine", "resumes"))).toEqual([name]);
  } finally {
    vi.useRealTimers();
  }
});
