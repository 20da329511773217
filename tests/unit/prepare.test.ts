import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { setPassword } from "~/accounts/queries.server";
import { type Config, readConfig } from "~/config.server";
import { addPictureRow } from "~/files/pictures/picture-rows.server";
import { makePicture } from "~/files/pictures/pictures.server";
import { readSettings, saveSettings } from "~/settings/queries.server";
import { openDatabase } from "~db/connection.server";
import { starterKeys } from "~db/starter-marks";
import { sweepFiles } from "../../server/background/sweep";
import { prepare } from "../../server/prepare";
import { mailServer } from "../support/mail-server";
import { makeTemporaryFolder } from "../support/temporary-folder";

/** Backups run in a process that would outlive the test; tests/unit/backup covers them. */
vi.mock("../../server/background/backup", () => ({ startBackups: () => {} }));
// They take seconds; tests of the sample site have them.
vi.mock("~db/seed/pictures", () => ({
  makeSamplePictures: async () => new Map(),
  seedIllustrated: async () => {},
}));

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const pdf = `${"a".repeat(24)}.pdf`;

async function makePlace(env: Record<string, string> = {}): Promise<Config> {
  const directory = makeTemporaryFolder();
  const file = join(directory, "school.sqlite");
  await copyFile(inject("baseDatabase"), file);
  return readConfig({
    DATABASE_URL: `file:${file}`,
    UPLOADS_DIR: join(directory, "up"),
    STARTER_CONTENT: "off",
    LOG_LEVEL: "silent",
    ...env,
  });
}

/** Starts everything before the first request, with a fake clock. */
async function start(config: Config) {
  const services = await prepare(config);
  onTestFinished(() => services.db.destroy());
  return services;
}

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
    .values({ ...resume, uploaded_at, received_at: uploaded_at, erase_on: uploaded_at.slice(0, 10) })
    .execute();
  for (const age of [800, 0]) {
    const at = new Date(now - age * day).toISOString();
    await db.insertInto("activity").values({ at, staff_name: "clerk", verb: "added", subject: "" }).execute();
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

test("erases expired records within the hour", async () => {
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

test("a start with the clock 13 months ahead erases nothing", async () => {
  const now = Date.now();
  const config = await makePlace();
  const first = await start(config);
  await addOld(config, now + 20 * day);
  const before = await leftIn(first);
  const orphan = join(config.uploadsDir, "resumes", `${"b".repeat(24)}.pdf`);
  await writeFile(orphan, "x");
  setClock(now + 400 * day);
  const second = await start(config);
  expect(await leftIn(second)).toEqual(before);
  expect(existsSync(orphan)).toBe(true);
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

test("a start compares files and records, and so does every hour after it", async () => {
  const now = Date.now();
  const config = await makePlace();
  await start(config);
  const put = (letter: string) => {
    const name = `${letter.repeat(24)}.pdf`;
    return writeFile(join(config.uploadsDir, "resumes", name), "x").then(() => name);
  };
  const aside = () => readdir(join(config.uploadsDir, "quarantine", "resumes")).catch(() => []);
  const first = await put("a");
  setClock(now + 2 * hour);
  await start(config);
  expect(await aside()).toEqual([first]);
  const second = await put("b");
  vi.advanceTimersByTime(hour);
  await expect.poll(async () => (await aside()).sort(), { timeout: 15_000 }).toEqual([first, second]);
});

test("a file that cannot be moved and a row that cannot be erased keep no site from starting", async () => {
  const now = Date.now();
  const config = await makePlace();
  await addOld(config, now);
  const db = openDatabase(config.databaseFile);
  const old = new Date(now - 400 * day).toISOString();
  const resume = {
    original_name: "x",
    file_type: "application/pdf",
    file_size: 1,
    uploaded_at: old,
    received_at: old,
  };
  await db
    .insertInto("resumes")
    .values({ ...resume, file_name: "../no name of ours" })
    .execute();
  await db.destroy();
  const stuck = `${"c".repeat(24)}.pdf`;
  await mkdir(join(config.uploadsDir, "quarantine", "resumes", stuck, "in the way"), { recursive: true });
  await writeFile(join(config.uploadsDir, "resumes", stuck), "x");
  setClock(now + 2 * hour);
  const services = await start(config);
  expect((await leftIn(services)).jobs).toBe(0);
  const problems = await services.db
    .selectFrom("problems")
    .select(["source", "words"])
    .orderBy("source")
    .execute();
  expect(problems.map(({ source }) => source)).toContain("files");
  expect(problems.find(({ source }) => source === "files")?.words).toContain(stuck);

  await rm(join(config.uploadsDir, "quarantine", "resumes", stuck), { recursive: true });
  await sweepFiles(services);
  const left = await services.db
    .selectFrom("problems")
    .select("source")
    .where("source", "=", "files")
    .execute();
  expect(left).toEqual([]);
});

test("mails that wait are sent after a start", async () => {
  const { url, mails } = await mailServer();
  const config = await makePlace({ SMTP_URL: url, MAIL_TO: "office@school.example" });
  const db = openDatabase(config.databaseFile);
  const at = new Date().toISOString();
  const message = {
    first_name: "Rina",
    last_name: "",
    phone: "",
    email: "",
    message: "The bus",
    created_at: at,
  };
  await db
    .insertInto("messages")
    .values({ id: 1, ...message })
    .execute();
  await db
    .insertInto("outgoing_mails")
    .values({ message_id: 1, attempts: 0, next_attempt_at: at, last_error: "" })
    .execute();
  await db.destroy();
  await start(config);
  await expect.poll(() => mails.length, { timeout: 15_000 }).toBe(1);
  expect(mails[0]).toContain("The bus");
});

test("AVIF renditions that are missing are made after a start", async () => {
  const config = await makePlace();
  const first = await start(config);
  const source = join(config.uploadsDir, "incoming", "red.part");
  await sharp({ create: { width: 40, height: 30, channels: 3, background: "#a33" } })
    .png()
    .toFile(source);
  const picture_id = await addPictureRow(first.db, await makePicture(first.files, source));
  const at = new Date().toISOString();
  const photo = { title: "Red", description: "", alt: "", created_at: at, updated_at: at };
  await first.db
    .insertInto("photos")
    .values({ ...photo, picture_id })
    .execute();
  const second = await start(config);
  const made = async () => {
    const row = await second.db.selectFrom("pictures").select("avif").executeTakeFirst();
    return row?.avif;
  };
  // At low priority: slow on a busy machine.
  await expect.poll(made, { timeout: 60_000 }).toBe(1);
});

test("AVIF=off makes no AVIF renditions", async () => {
  expect((await start(await makePlace({ AVIF: "off" }))).pictureAdded).toBeUndefined();
});

test.each(["Admin@123456", "q1w2e3r4t5y6"])(
  "the first account does not get the password %s",
  async (password) => {
    const config = await makePlace({ ADMIN_PASSWORD: password });
    await rm(config.databaseFile);
    await expect(start(config)).rejects.toThrow(
      /^ADMIN_PASSWORD cannot be used\. .*Please think of another one\.$/,
    );
  },
);

test("an empty site gets its sample content and its first account, unless the sample is not wanted", async () => {
  const config = await makePlace({ STARTER_CONTENT: "on", ADMIN_PASSWORD: "marigold and palash" });
  await rm(config.databaseFile);
  const { db } = await start(config);
  expect((await db.selectFrom("notices").select("id").execute()).length).toBeGreaterThan(3);
  expect(await db.selectFrom("staff").select("username").execute()).toEqual([{ username: "admin" }]);
  expect(await starterKeys(db, "staff")).toHaveLength(1);
  await setPassword(db, "admin", "another hash");
  expect(await starterKeys(db, "staff")).toEqual([]);
  const off = await start(await makePlace());
  expect(await off.db.selectFrom("notices").select("id").execute()).toEqual([]);
});

test("a new site offers the languages of LANGUAGES, and a site with staff keeps its own setting", async () => {
  const config = await makePlace({ LANGUAGES: "or", ADMIN_PASSWORD: "marigold and palash" });
  await rm(config.databaseFile);
  const { db } = await start(config);
  expect((await readSettings(db)).hidden_languages).toBe("bn hi");
  await saveSettings(db, { hidden_languages: "" });
  const again = await start({ ...config, firstLanguages: ["hi"] });
  expect((await readSettings(again.db)).hidden_languages).toBe("");
});

test("a new site does not start with a language that it does not have", async () => {
  const config = await makePlace({ LANGUAGES: "or fr" });
  await rm(config.databaseFile);
  await expect(start(config)).rejects.toThrow("LANGUAGES must be some of or, hi, bn, not fr.");
});

test("the time is noted every minute", async () => {
  const now = Date.now();
  setClock(now);
  const { db } = await start(await makePlace());
  const beat = async () => {
    const period = await db.selectFrom("clock_spells").select("last_beat_at").executeTakeFirstOrThrow();
    return Date.parse(period.last_beat_at);
  };
  expect(await beat()).toBe(now);
  vi.advanceTimersByTime(minute);
  await expect.poll(beat, { timeout: 15_000 }).toBe(now + minute);
});

test("logs within seconds that the database disappeared", async () => {
  setClock(Date.now());
  const config = await makePlace();
  const { log } = await start(config);
  const fatal = vi.spyOn(log, "fatal");
  await rename(config.databaseFile, `${config.databaseFile}.away`);
  vi.advanceTimersByTime(2000);
  expect(fatal).toHaveBeenCalledOnce();
});
