import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { readConfig } from "~/config.server";
import { openStore } from "~/files/store/open-store.server";
import { measureLag } from "~/replication/lag.server";
import { withReplica } from "~/replication/litestream.server";
import { readProgress } from "~/replication/progress.server";
import { litestreamFolder } from "~db/commit-sync";
import { openDatabase } from "~db/connection.server";
import { readMessages, sendMessage } from "../support/drill-messages";
import { configureLitestream, startLitestream } from "../support/litestream";
import { runProcess } from "../support/process";
import { startSwift } from "../support/swift";
import { makeTemporaryFolder } from "../support/temporary-folder";

vi.setConfig({ testTimeout: 300_000 });

async function makeFolder(): Promise<string> {
  const folder = makeTemporaryFolder();
  return folder;
}

async function startSite(folder: string, env: Record<string, string>) {
  const site = runProcess(process.execPath, ["server/start.mjs"], { folder, env });
  await expect
    .poll(() => /localhost:(\d+)/.exec(site.output())?.[1] ?? site.output(), { timeout: 60_000 })
    .toMatch(/^\d+$/);
  return { ...site, origin: `http://127.0.0.1:${/localhost:(\d+)/.exec(site.output())?.[1]}` };
}

/** Runs a command of the site. @returns its exit code and output */
function run(args: string[], env: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["server/start.mjs", ...args],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

/** Lets this process call Litestream. */
function useLitestream(env: Record<string, string>): void {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

const pdf = `%PDF-1.4\n${"1 0 obj <<>> endobj\n".repeat(20)}trailer\n%%EOF\n`;

/** Returns the stored name of each resume by its original one. */
function listResumes(file: string): Map<string, string> {
  const sqlite = new Sqlite(file, { readonly: true });
  try {
    const rows = sqlite.prepare<[], { original_name: string; file_name: string }>(
      "select original_name, file_name from resumes",
    );
    return new Map(rows.all().map((row) => [row.original_name, row.file_name]));
  } finally {
    sqlite.close();
  }
}

/** Sends messages, and resumes if files are in a bucket, until the server is gone. */
function startWriters(origin: string, withFiles: boolean) {
  const acknowledged = new Map<string, number>();
  const files = new Map<string, number>();
  let longestMs = 0;
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const begun = Date.now();
      const { message, response } = await sendMessage(origin);
      if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
      acknowledged.set(message, Date.now());
      longestMs = Math.max(longestMs, Date.now() - begun);
      await wait(10);
    }
  };
  const upload = async () => {
    while (withFiles && !isOver) {
      const body = new FormData();
      const name = `${randomUUID()}.pdf`;
      body.append("resumeupload", new Blob([pdf, randomBytes(50_000).toString("hex")]), name);
      const response = await fetch(`${origin}/gdapi/resume.php`, {
        method: "POST",
        body,
        headers: { "X-Forwarded-For": [10, ...randomBytes(3)].join(".") },
      });
      if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
      files.set(name, Date.now());
      await wait(100);
    }
  };
  const failure = Promise.all([write(), write(), write(), upload()]).then(
    () => undefined,
    (error: unknown) => (isOver ? undefined : error),
  );
  return {
    acknowledged,
    files,
    longestMs: () => longestMs,
    /** @throws if a write failed before */
    stop: async () => {
      isOver = true;
      if (await failure) throw await failure;
    },
  };
}

/** Starts a site with Litestream, and with uploads in a bucket if Swift is there. */
async function startReplicatedSite() {
  const folder = await makeFolder();
  const bucket = await startSwift();
  console.info(
    bucket ? "Replica: OpenStack Swift, encrypted" : "Replica: a folder, because Swift is missing",
  );
  const file = join(folder, "school.sqlite");
  const litestreamEnv = await configureLitestream(folder, bucket);
  const env = {
    ...litestreamEnv,
    ...(bucket && {
      UPLOADS_URL: `s3://${bucket.REPLICA_BUCKET}/uploads`,
      UPLOADS_ENDPOINT: bucket.REPLICA_ENDPOINT,
      UPLOADS_KEY: bucket.LITESTREAM_ACCESS_KEY_ID,
      UPLOADS_SECRET: bucket.LITESTREAM_SECRET_ACCESS_KEY,
    }),
    NODE_ENV: "production",
    DATABASE_URL: `file:${file}`,
    UPLOADS_DIR: join(folder, "up"),
    STARTER_CONTENT: "off",
    ADMIN_PASSWORD: "marigold and palash",
    TRUST_PROXY: "loopback",
    LOG_LEVEL: "warn",
  };
  const site = await startSite(folder, env);
  const litestream = startLitestream(env);
  const getLag = (maxMs?: number) => measureLag(() => readProgress(env.LITESTREAM_METRICS, file), maxMs);
  await expect.poll(() => getLag(5000), { timeout: 30_000 }).toBeLessThan(5000);
  return { bucket, env, file, folder, getLag, litestream, site };
}

test("kill -9 of everything and the loss of the disk lose at most a second of acknowledged writes", async () => {
  const { bucket, env, file, folder, litestream, site } = await startReplicatedSite();
  const writers = startWriters(site.origin, bucket !== undefined);
  await wait(2000);
  const other = new Sqlite(file, { timeout: 10_000 });
  other.exec("vacuum");
  other.exec(
    "create table filler (bytes); insert into filler values (randomblob(12000000)); drop table filler",
  );
  other.close();
  const [backup, doctor] = await Promise.all([run(["backup"], env), run(["doctor"], env)]);
  expect(backup, backup.output).toMatchObject({ code: 0 });
  expect(doctor.output).toMatch(/^ok +The replica of the database has all changes/m);
  const verified = await run(["backup", "--replica"], env);
  expect(verified, verified.output).toMatchObject({ code: 0 });
  const moment = Date.now();
  await wait(2000);
  const killedAt = Date.now();
  site.child.kill("SIGKILL");
  await Promise.all([litestream.kill(), writers.stop()]);
  expect(litestream.output().match(/level=ERROR.*/g)).toBeNull();
  expect(litestream.output().match(/new generation/g)).toHaveLength(1);

  const archive = join(folder, "archive.tar.gz");
  const [name = ""] = (await readdir(join(folder, "backups"))).filter((each) => each.endsWith(".tar.gz"));
  await rename(join(folder, "backups", name), archive);
  for (const lost of [
    "school.sqlite",
    "school.sqlite-wal",
    "school.sqlite-shm",
    "school.sqlite.lock",
    "school.sqlite-machine",
    "up",
    "backups",
  ])
    await rm(join(folder, lost), { recursive: true, force: true });
  await rm(litestreamFolder(file), { recursive: true });
  const running = startLitestream(env);
  await expect
    .poll(async () => (await run(["restore", archive], env)).output, { timeout: 20_000 })
    .toMatch(/Litestream has this database open/);
  await running.kill();
  if (bucket) {
    const refused = await run(["restore", "--from-replica"], env);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("add --take-over.")]);
  }
  const begun = Date.now();
  for (const args of bucket ? [["--from-replica", "--take-over"]] : [[archive], ["--from-replica"]]) {
    const restored = await run(["restore", ...args], env);
    expect(restored, restored.output).toMatchObject({ code: 0 });
  }
  const again = await startSite(folder, env);
  expect((await fetch(`${again.origin}/healthz`)).status).toBe(200);
  const downMs = Date.now() - begun;
  const files = listResumes(file);
  const lostFiles = [...writers.files].filter(([name]) => !files.has(name));
  const found = await readMessages(file);
  const lost = [...writers.acknowledged].filter(([message]) => !found.has(message));
  const lostMs = killedAt - Math.min(killedAt, ...lost.map(([, at]) => at));
  console.info(
    `${writers.acknowledged.size} writes and ${writers.files.size} files acknowledged, longest write ${writers.longestMs()} ms; ` +
      `${lost.length} and ${lostFiles.length} lost, of the last ${lostMs} ms; back after ${downMs} ms`,
  );
  expect(writers.acknowledged.size).toBeGreaterThan(100);
  expect(writers.longestMs()).toBeLessThan(9000);
  expect(lostMs).toBeLessThanOrEqual(1000);
  expect(downMs).toBeLessThan(30_000);
  if (bucket) {
    expect(writers.files.size).toBeGreaterThan(5);
    expect(killedAt - Math.min(killedAt, ...lostFiles.map(([, at]) => at))).toBeLessThanOrEqual(1000);
    const store = openStore(readConfig(env));
    for (const stored of files.values()) {
      const content = await readFile(await store.locate("resumes", stored));
      expect(content.byteLength).toBe(pdf.length + 100_000);
    }
    // The old machine comes back.
    const old = {
      ...env,
      DATABASE_URL: `file:${join(folder, "old.sqlite")}`,
      UPLOADS_DIR: join(folder, "old"),
    };
    await copyFile(file, join(folder, "old.sqlite"));
    const refused = await run([], old);
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringMatching(/^Cannot start: .*lease of the bucket/m),
    ]);
  }

  useLitestream(env);
  const at = new Date(moment).toISOString();
  const earlier = await withReplica({ databaseFile: file, uploadsDir: env.UPLOADS_DIR }, readMessages, at);
  const acknowledgedIn = (from: number, to: number) =>
    [...writers.acknowledged].filter(([, time]) => time > from && time < to).map(([message]) => message);
  // S3 keeps times in whole seconds, and a change is uploaded up to a second later.
  expect(acknowledgedIn(0, moment - 2000).filter((message) => !earlier.has(message))).toEqual([]);
  expect(acknowledgedIn(moment + 1000, killedAt).filter((message) => earlier.has(message))).toEqual([]);

  const readReasons = async () => {
    const response = await fetch(`${again.origin}/healthz`);
    return ((await response.json()) as { reasons: string[] }).reasons;
  };
  await expect.poll(readReasons, { timeout: 80_000, interval: 1000 }).toContain("replica-behind");
  const stopped = await run(["doctor"], env);
  expect([stopped.code, stopped.output]).toEqual([
    2,
    expect.stringMatching(/^error +The replica of the database does not get new changes\. See/m),
  ]);
  startLitestream(env);
  await expect.poll(readReasons, { timeout: 30_000, interval: 1000 }).not.toContain("replica-behind");
  expect((await run(["doctor"], env)).output).toMatch(/^ok +The replica of the database/m);
});

test("a take-over stops a machine that still runs, and loses nothing that it accepted", async ({ skip }) => {
  const { bucket, env, folder, site } = await startReplicatedSite();
  skip(!bucket, "Swift is missing");
  const writers = startWriters(site.origin, true);
  await wait(2000);
  const here = {
    ...env,
    DATABASE_URL: `file:${join(folder, "new.sqlite")}`,
    UPLOADS_DIR: join(folder, "new"),
  };
  const config = await readFile(env.LITESTREAM_CONFIG, "utf8");
  here.LITESTREAM_CONFIG = join(folder, "new.yml");
  await writeFile(here.LITESTREAM_CONFIG, config.replace("school.sqlite", "new.sqlite"));
  here.LITESTREAM_METRICS = "http://127.0.0.1:9/metrics";
  const atBegin = writers.acknowledged.size;
  const restoring = run(["restore", "--from-replica", "--take-over"], here);
  await expect.poll(() => site.child.exitCode, { timeout: 60_000 }).toBe(0);
  await writers.stop().catch(() => {});
  const restored = await restoring;
  expect(restored, restored.output).toMatchObject({ code: 0 });
  const found = await readMessages(join(folder, "new.sqlite"));
  console.info(
    `${writers.acknowledged.size - atBegin} of ${writers.acknowledged.size} writes acknowledged during the take-over`,
  );
  expect(writers.acknowledged.size).toBeGreaterThan(atBegin + 20);
  expect([...writers.acknowledged.keys()].filter((message) => !found.has(message))).toEqual([]);
});

test("erased data leaves the replica and its log after the retention period", async () => {
  const folder = await makeFolder();
  const file = join(folder, "school.sqlite");
  await copyFile(inject("baseDatabase"), file);
  const env = await configureLitestream(folder, undefined, (yml) =>
    yml.replace("retention: 24h", "retention: 4s").replace("interval: 1h", "interval: 1s"),
  );
  const db = openDatabase(file);
  onTestFinished(() => db.destroy());
  startLitestream(env);
  const getLag = () => measureLag(() => readProgress(env.LITESTREAM_METRICS, file));
  expect(await getLag()).toBeLessThan(15_000);
  // Random text, which compression leaves as it is.
  const message = randomBytes(24).toString("hex");
  await db
    .insertInto("messages")
    .values({ message, created_at: new Date().toISOString() } as never)
    .execute();
  expect(await getLag()).toBeLessThan(15_000);
  const findPlaces = async () => {
    const found: string[] = [];
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const bytes = entry.isFile() ? await readFile(path, "latin1").catch(() => "") : "";
      if (bytes.includes(message)) found.push(path.slice(folder.length + 1).split("/")[0] ?? "");
    }
    return [...new Set(found)].sort();
  };
  expect(await findPlaces()).toEqual([".school.sqlite-litestream", "replica", "school.sqlite-wal"]);
  await db.deleteFrom("messages").execute();
  await sql`create table filler (bytes)`.execute(db);
  // As many pages as cause a checkpoint, twice: the site itself writes about 30 MB a day.
  for (let count = 0; count < 12; count += 1) {
    await sql`insert into filler values (randomblob(1000000))`.execute(db);
    await wait(500);
  }
  await expect.poll(findPlaces, { timeout: 60_000, interval: 1000 }).toEqual([]);
  useLitestream(env);
  await mkdir(join(folder, "up"));
  await withReplica({ databaseFile: file, uploadsDir: join(folder, "up") }, async (replica) => {
    const sqlite = new Sqlite(replica, { readonly: true });
    expect(sqlite.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(sqlite.prepare("select count(*) from messages").pluck().get()).toBe(0);
    sqlite.close();
  });
});
