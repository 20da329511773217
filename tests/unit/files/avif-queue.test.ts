import { randomBytes } from "node:crypto";
import { copyFileSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { constants } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type KyselyPlugin, sql } from "kysely";
import sharp from "sharp";
import { afterEach, beforeEach, expect, inject, onTestFinished, test, vi } from "vitest";
import { type AvifWork, createAvifEncoder } from "~/files/pictures/avif-encoder.server";
import { avifJobs, countSetAside, listSetAside, retrySetAside } from "~/files/pictures/avif-jobs.server";
import { startAvifQueue } from "~/files/pictures/avif-queue.server";
import { addPictureRow } from "~/files/pictures/picture-rows.server";
import { makePicture } from "~/files/pictures/pictures.server";
import { randomStem } from "~/files/store/store.server";
import { type Database, openDatabase } from "~db/connection.server";
import { workshop } from "./workshop";

const { folder, store, put, kept, clear } = await workshop();
afterEach(clear);
const log = { error: vi.fn() };
beforeEach(() => log.error.mockClear());
vi.setConfig({ testTimeout: 150_000 });
const timeoutMs = 120_000;

const minute = 60_000;
const worker = (name: string) => fileURLToPath(new URL(`./workers/${name}.mjs`, import.meta.url));

/** Encoder at normal priority, for busy machines. */
const encoder = (options: Parameters<typeof createAvifEncoder>[0] = {}) =>
  createAvifEncoder({ priority: constants.priority.PRIORITY_NORMAL, ...options });

function openCopy(file = join(folder, `${randomBytes(6).toString("hex")}.sqlite`)) {
  if (!existsSync(file)) copyFileSync(inject("baseDatabase"), file);
  const db = openDatabase(file);
  onTestFinished(() => db.destroy());
  return { db, file };
}

async function picture(db: Database, stem?: string): Promise<{ id: number; stem: string }> {
  const create = { width: 100, height: 80, channels: 3 as const, background: "teal" };
  const made = stem
    ? { stem, width: 100, height: 80, placeholder: "", bytes: 1 }
    : await makePicture(store, await put(await sharp({ create }).png().toBuffer()));
  return { id: await addPictureRow(db, made), stem: made.stem };
}

function start(db: Database, options: Partial<Parameters<typeof startAvifQueue>[0]> = {}) {
  const queue = startAvifQueue({ jobs: avifJobs(db), encoder: encoder(), store, log, ...options });
  onTestFinished(() => queue.stop());
  return queue;
}

const waiting = async (db: Database) => Number((await count(db, "avif_jobs")) ?? 0);
const count = async (db: Database, table: string) =>
  (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]?.n;
const jobOf = (db: Database, { id }: { id: number }) =>
  db.selectFrom("avif_jobs").selectAll().where("picture_id", "=", id).executeTakeFirst();
const isMade = async (db: Database, { id }: { id: number }) =>
  (await db.selectFrom("pictures").select("avif").where("id", "=", id).executeTakeFirstOrThrow()).avif === 1;
const avifFiles = async () => (await kept()).filter((name) => name.endsWith(".avif"));

/** Moves the wall clock only; timers are unaffected. */
function moveClock(ms: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
  onTestFinished(() => void vi.useRealTimers());
}

test("makes what waits, sleeps, and goes on when woken", async () => {
  const { db } = openCopy();
  const pictures = [await picture(db), await picture(db, "no-stem"), await picture(db)];
  const queue = start(db);
  await vi.waitUntil(async () => (await waiting(db)) === 1, timeoutMs);
  expect(await Promise.all(pictures.map((each) => isMade(db, each)))).toEqual([true, false, true]);
  expect(log.error).toHaveBeenCalledOnce();
  const late = await picture(db);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await isMade(db, late)).toBe(false);
  queue.wake();
  await vi.waitUntil(() => isMade(db, late), timeoutMs);
  await queue.stop();
  expect(await avifFiles()).toHaveLength(12);
});

test("a wake that comes while the database is asked is not lost", async () => {
  const { db } = openCopy();
  const jobs = avifJobs(db);
  const made = await picture(db);
  let asked = 0;
  const queue = start(db, {
    jobs: {
      ...jobs,
      async claim() {
        asked += 1;
        if (asked > 1) return jobs.claim();
        await Promise.resolve();
        queue.wake();
        return undefined;
      },
    },
  });
  await vi.waitUntil(() => isMade(db, made), timeoutMs);
});

test("a database that fails is asked again after a pause, longer each time, and stopping ends the pause", async () => {
  const { db } = openCopy();
  const asked: number[] = [];
  const claim = async () => {
    asked.push(performance.now());
    throw new Error("busy");
  };
  const jobs = { ...avifJobs(db), claim };
  const queue = start(db, { jobs, pauseMs: 30 });
  await vi.waitUntil(() => asked.length >= 4, timeoutMs);
  await queue.stop();
  // Timers can be early by a millisecond, and late on busy machines.
  for (const [index, pause] of [30, 60, 120].entries())
    expect((asked[index + 1] ?? 0) - (asked[index] ?? 0)).toBeGreaterThan(pause - 2);
  const before = asked.length;
  const patient = start(db, { jobs, pauseMs: 60_000 });
  await vi.waitUntil(() => asked.length > before, timeoutMs);
  await patient.stop();
});

test("a picture that kills the encoder is set aside after three tries, and holds no other up", async () => {
  const { db } = openCopy();
  const [bad, good] = [await picture(db), await picture(db)];
  vi.stubEnv("ABORT_AT", bad.stem);
  onTestFinished(() => void vi.unstubAllEnvs());
  const queue = start(db, { encoder: encoder({ script: worker("troubled") }) });
  await vi.waitUntil(() => isMade(db, good), timeoutMs);
  for (const attempts of [1, 2, 3]) {
    await vi.waitUntil(async () => (await jobOf(db, bad))?.attempts === attempts, timeoutMs);
    await vi.waitUntil(async () => (await jobOf(db, bad))?.claimed_until === "", timeoutMs);
    moveClock(11 * minute);
    queue.wake();
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await jobOf(db, bad)).toMatchObject({
    attempts: 3,
    last_error: "The program that makes it crashed.",
  });
  expect(await countSetAside(db)).toBe(1);
  expect(await listSetAside(db, 5)).toMatchObject([{ id: bad.id }]);
  expect((await kept()).filter((name) => name.endsWith(".part"))).toEqual([]);

  vi.stubEnv("ABORT_AT", "");
  await retrySetAside(db);
  queue.wake();
  await vi.waitUntil(() => isMade(db, bad), timeoutMs);
  expect(await countSetAside(db)).toBe(0);
});

test("a picture over which the encoder hangs is given up after the time limit, and the next one is made", async () => {
  const { db } = openCopy();
  const [bad, good] = [await picture(db), await picture(db)];
  vi.stubEnv("HANG_AT", bad.stem);
  onTestFinished(() => void vi.unstubAllEnvs());
  start(db, { encoder: encoder({ script: worker("troubled"), timeoutMs: 7000 }) });
  await vi.waitUntil(() => isMade(db, good), timeoutMs);
  expect(await jobOf(db, bad)).toMatchObject({ attempts: 0, postponed: 1, claimed_until: "" });
});

test("a file that is no picture any more is set aside by itself", async () => {
  const { db } = openCopy();
  const bad = await picture(db);
  await writeFile(store.pathOf("pictures", `${bad.stem}-1600.webp`), "not a picture");
  start(db);
  await vi.waitUntil(async () => (await jobOf(db, bad))?.last_error, timeoutMs);
  expect(await jobOf(db, bad)).toMatchObject({
    attempts: 1,
    postponed: 0,
    last_error: "The photo could not be converted.",
  });
});

test.each(["ENOSPC", "EACCES", "EROFS", "EMFILE"])(
  "%s costs a picture no attempt: it is made later and later, and never given up",
  async (code) => {
    const { db } = openCopy();
    const made = await picture(db);
    const real = encoder();
    let full = true;
    const encode = async (work: AvifWork) => {
      if (full) throw Object.assign(new Error(`${code}: write`), { code });
      await real.encode(work);
    };
    const queue = start(db, { encoder: { encode, stop: real.stop }, pauseMs: 1 });
    const waits: number[] = [];
    for (let times = 1; times <= 5; times += 1) {
      await vi.waitUntil(async () => (await jobOf(db, made))?.postponed === times, timeoutMs);
      const job = await jobOf(db, made);
      expect(job).toMatchObject({ attempts: 0, claimed_until: "" });
      waits.push(Math.round((Date.parse(job?.next_attempt_at ?? "") - Date.now()) / minute));
      if (times === 5) full = false;
      moveClock(30 * minute);
      queue.wake();
    }
    expect(waits).toEqual([1, 2, 4, 8, 16]);
    await vi.waitUntil(() => isMade(db, made), timeoutMs);
  },
);

test("a start with the wrong folder, or without an encoder, gives nothing up", async () => {
  const { db } = openCopy();
  const pictures = [await picture(db), await picture(db)];
  // The attempt is counted until the work ends.
  const jobs = () => db.selectFrom("avif_jobs").select(["attempts", "postponed"]).execute();
  const elsewhere = join(folder, "uploads-elsewhere");
  await rename(join(folder, "uploads/pictures"), elsewhere);
  const back = async () => {
    if (existsSync(elsewhere)) await rename(elsewhere, join(folder, "uploads/pictures"));
  };
  onTestFinished(back);
  const wrong = start(db);
  await vi.waitUntil(async () => (await jobs()).every(({ postponed }) => postponed === 1), timeoutMs);
  await wrong.stop();
  expect((await jobs()).map(({ attempts }) => attempts)).toEqual([0, 0]);
  await back();

  const { db: other } = openCopy();
  const waits = await picture(other);
  const broken = start(other, { encoder: encoder({ script: worker("broken") }) });
  await vi.waitUntil(async () => (await jobOf(other, waits))?.postponed === 1, timeoutMs);
  await broken.stop();
  expect(await jobOf(other, waits)).toMatchObject({ attempts: 0, claimed_until: "" });

  moveClock(2 * minute);
  start(db);
  await vi.waitUntil(() => Promise.all(pictures.map((each) => isMade(db, each))), timeoutMs);
});

test("a missing folder for temporary files costs no attempt", async () => {
  const { db } = openCopy();
  const made = await picture(db);
  const incoming = join(folder, "uploads/incoming");
  await rename(incoming, `${incoming}-away`);
  onTestFinished(async () => void (await mkdir(incoming, { recursive: true })));
  start(db);
  await vi.waitUntil(async () => (await jobOf(db, made))?.postponed === 1, timeoutMs);
  await mkdir(incoming, { recursive: true });
  expect(await jobOf(db, made)).toMatchObject({ attempts: 0 });
});

test("an outcome that cannot be noted is noted later, and the picture is not made twice", async () => {
  const { db } = openCopy();
  const made = await picture(db);
  const jobs = avifJobs(db);
  const real = encoder();
  const encode = vi.fn(real.encode);
  const finish = vi.fn(jobs.finish);
  finish.mockRejectedValueOnce(new Error("database or disk is full"));
  start(db, { jobs: { ...jobs, finish }, encoder: { ...real, encode }, pauseMs: 5 });
  await vi.waitUntil(() => isMade(db, made), timeoutMs);
  expect(finish).toHaveBeenCalledTimes(2);
  expect(encode).toHaveBeenCalledTimes(1);
});

test("two processes make each AVIF picture once", async () => {
  const { db, file } = openCopy();
  const pictures = await Promise.all(Array.from({ length: 8 }, () => picture(db)));
  const made: string[] = [];
  for (const each of [db, openCopy(file).db]) {
    const real = encoder();
    const encode = async (work: AvifWork) => {
      made.push(work.source);
      await real.encode(work);
    };
    start(each, { encoder: { ...real, encode } });
  }
  await vi.waitUntil(async () => (await waiting(db)) === 0, timeoutMs);
  expect(made.sort()).toEqual(
    pictures.map(({ stem }) => store.pathOf("pictures", `${stem}-1600.webp`)).sort(),
  );
});

test("the claim of a process that died runs out, and what it still says then counts for nothing", async () => {
  const { db } = openCopy();
  const { id, stem } = await picture(db, randomStem());
  const jobs = avifJobs(db);
  const now = Date.now();
  const lost = await jobs.claim(now);
  expect(lost).toMatchObject({ pictureId: id, stem, attempts: 1 });
  expect(await jobs.claim(now + 329_000)).toBeUndefined();
  const taken = await jobs.claim(now + 331_000);
  expect(taken).toMatchObject({ pictureId: id, attempts: 2 });
  if (lost) await jobs.fail(lost, "too late", now + 332_000);
  expect(await jobOf(db, { id })).toMatchObject({ attempts: 2, last_error: "", claimed_until: taken?.until });
});

test("times that a wrong clock set far ahead keep no picture waiting", async () => {
  const { db } = openCopy();
  const { id } = await picture(db, randomStem());
  const jobs = avifJobs(db);
  const year = 365 * 24 * 60 * minute;
  const claim = await jobs.claim(Date.now() + year);
  expect(await jobs.claim()).toMatchObject({ pictureId: id, attempts: 2 });
  if (claim)
    await jobs.fail(
      { ...claim, until: (await jobOf(db, { id }))?.claimed_until ?? "" },
      "x",
      Date.now() + year,
    );
  expect(await jobs.claim()).toMatchObject({ pictureId: id, attempts: 3 });
});

test("pictures added by another process are found", async () => {
  const { db, file } = openCopy();
  start(db, { pollMs: 20 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  const imported = await picture(openCopy(file).db);
  await vi.waitUntil(() => isMade(db, imported), timeoutMs);
});

test("looking for work goes by the index and writes nothing", async () => {
  const { db, file } = openCopy();
  const version = () => sql<{ data_version: number }>`pragma data_version`.execute(openedFirst);
  const openedFirst = openCopy(file).db;
  const before = await version();
  const asked: string[] = [];
  const jobs = avifJobs(db.withPlugin(recording(asked)));
  expect(await jobs.claim()).toBeUndefined();
  expect(await version()).toEqual(before);
  expect(asked).toEqual(["SelectQueryNode"]);
  const { rows } = await sql<{ detail: string }>`explain query plan select picture_id from avif_jobs
    where attempts < 3 and (next_attempt_at <= '2026' or next_attempt_at > '2027') and claimed_until <= '2026'
    order by next_attempt_at, picture_id limit 1`.execute(db);
  expect(rows.map(({ detail }) => detail).join()).toContain("USING INDEX avif_jobs_due");
});

function recording(kinds: string[]): KyselyPlugin {
  return {
    transformQuery({ node }) {
      kinds.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

test("stopping kills the encoder at work, and the picture is at once anybody's, its attempt not counted", async () => {
  const { db } = openCopy();
  const made = await picture(db);
  vi.stubEnv("HANG_AT", made.stem);
  onTestFinished(() => void vi.unstubAllEnvs());
  const queue = start(db, { encoder: encoder({ script: worker("troubled") }) });
  await vi.waitUntil(() => children().some(({ state }) => state === "T"), timeoutMs);
  await queue.stop();
  expect(await jobOf(db, made)).toMatchObject({ attempts: 0, claimed_until: "" });
  await vi.waitUntil(() => children().length === 0, timeoutMs);
});

test("the encoder runs in one child process of low priority, which ends when it has no work", async () => {
  const { db } = openCopy();
  const lowly = createAvifEncoder({ idleMs: 1000 });
  const pictures = [await picture(db), await picture(db)];
  start(db, { encoder: lowly });
  const niceness: number[] = [];
  let most = 0;
  await vi.waitUntil(
    async () => {
      const running = children();
      most = Math.max(most, running.length);
      niceness.push(...running.map(({ nice }) => nice));
      return (await waiting(db)) === 0;
    },
    { timeout: timeoutMs, interval: 5 },
  );
  expect(await Promise.all(pictures.map((each) => isMade(db, each)))).toEqual([true, true]);
  expect(niceness.at(-1)).toBeGreaterThanOrEqual(constants.priority.PRIORITY_BELOW_NORMAL);
  expect(most).toBe(1);
  await vi.waitUntil(() => children().length === 0, timeoutMs);
});

/** Encoder processes (Linux) with state and highest thread priority. */
function children(): { pid: number; state: string; nice: number }[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, state = "", parent] = fieldsOf(`/proc/${pid}/stat`);
        const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
        if (Number(parent) !== process.pid || !/(avif-worker|troubled)\.mjs/.test(command)) return [];
        const threads = readdirSync(`/proc/${pid}/task`);
        const nice = Math.min(
          ...threads.map((thread) => Number(fieldsOf(`/proc/${pid}/task/${thread}/stat`)[17])),
        );
        return [{ pid: Number(pid), state, nice }];
      } catch {
        return [];
      }
    });
}

/** Fields of a `stat` file from the second on, which can contain spaces. */
function fieldsOf(path: string): string[] {
  const text = readFileSync(path, "utf8");
  return ["", ...text.slice(text.lastIndexOf(")") + 2).split(" ")];
}

test("a picture that is deleted takes its job along", async () => {
  const { db } = openCopy();
  const { id } = await picture(db, randomStem());
  expect(await waiting(db)).toBe(1);
  await db.deleteFrom("pictures").where("id", "=", id).execute();
  expect(await waiting(db)).toBe(0);
});
