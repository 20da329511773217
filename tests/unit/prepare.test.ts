import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { type Config, readConfig } from "~/config.server";
import { openDatabase } from "~db/connection.server";
import { prepare } from "../../server/prepare";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const pdf = `${"a".repeat(24)}.pdf`;

/** A place for a site on a migrated database with staff; nothing of ours runs yet. */
async function makePlace(env: Record<string, string> = {}): Promise<Config> {
  const directory = await mkdtemp(join(tmpdir(), "school-prepare-"));
  const file = join(directory, "school.sqlite");
  await copyFile(inject("baseDatabase"), file);
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return readConfig({
    DATABASE_URL: `file:${file}`,
    UPLOADS_DIR: join(directory, "up"),
    STARTER_CONTENT: "off",
    LOG_LEVEL: "silent",
    ...env,
  });
}

/** Starts all there is before the first request. Time stands still but for what a test lets pass. */
async function start(config: Config) {
  const services = await prepare(config);
  onTestFinished(() => services.db.destroy());
  return services;
}

/** From now on the clock says `now`, and what comes every hour comes when the test says so. */
function setClock(now: number): void {
  vi.useFakeTimers({ toFake: ["Date", "setInterval"], now });
  onTestFinished(() => void vi.useRealTimers());
}

const trashed = (deletedAt: number) => ({
  title: "Old",
  details: "x",
  created_at: new Date(deletedAt).toISOString(),
  updated_at: new Date(deletedAt).toISOString(),
  deleted_at: new Date(deletedAt).toISOString(),
});

async function addOld(config: Config, now: number): Promise<void> {
  const db = openDatabase(config.databaseFile);
  await db
    .insertInto("jobs")
    .values(trashed(now - 31 * day))
    .execute();
  const resume = { original_name: "Rina.pdf", file_name: pdf, file_type: "application/pdf", file_size: 1 };
  const uploaded_at = new Date(now - 400 * day).toISOString();
  await db
    .insertInto("resumes")
    .values({ ...resume, uploaded_at, received_at: uploaded_at })
    .execute();
  for (const age of [800, 0]) {
    const at = new Date(now - age * day).toISOString();
    await db.insertInto("activity").values({ at, staff_name: "clerk", action: "x", subject: "" }).execute();
  }
  await db.destroy();
  await mkdir(join(config.uploadsDir, "resumes"), { recursive: true });
  await writeFile(join(config.uploadsDir, "resumes", pdf), "%PDF-1.4");
}

async function leftIn({ db }: Awaited<ReturnType<typeof start>>) {
  const count = async (table: "jobs" | "resumes" | "activity") =>
    (await db.selectFrom(table).select("id").execute()).length;
  return { jobs: await count("jobs"), resumes: await count("resumes"), activity: await count("activity") };
}

test("a start erases what has served its time: the trash, old resumes, the old activity log", async () => {
  const now = Date.now();
  const config = await makePlace();
  await addOld(config, now);
  const services = await start(config);
  expect(await leftIn(services)).toEqual({ jobs: 0, resumes: 0, activity: 1 });
});

test("what grows old while the server runs is erased within the hour", async () => {
  const now = Date.now();
  setClock(now);
  const config = await makePlace();
  const services = await start(config);
  await addOld(config, now);
  vi.advanceTimersByTime(hour);
  await expect
    .poll(() => leftIn(services), { timeout: 15_000 })
    .toEqual({ jobs: 0, resumes: 0, activity: 1 });
});

test("one start with the clock 13 months ahead erases nothing", async () => {
  const now = Date.now();
  const config = await makePlace();
  const first = await start(config);
  await addOld(config, now + 20 * day);
  const before = await leftIn(first);
  setClock(now + 400 * day);
  const second = await start(config);
  expect(await leftIn(second)).toEqual(before);
  expect(before).toEqual({ jobs: 1, resumes: 1, activity: 2 });
});

test("sessions stay in the database too while the clock is not to be trusted", async () => {
  const now = Date.now();
  const config = await makePlace();
  const { db } = await start(config);
  const { id } = await db.selectFrom("staff").select("id").limit(1).executeTakeFirstOrThrow();
  const at = new Date(now).toISOString();
  const session = { id_hash: "x", staff_id: id, created_at: at, last_seen_at: at, remember: 0 };
  await db.insertInto("sessions").values(session).execute();
  setClock(now + 400 * day);
  await start(config);
  expect(await db.selectFrom("sessions").select("id_hash").execute()).toEqual([{ id_hash: "x" }]);
});
