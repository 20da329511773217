import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { createFileStore } from "../../app/files/store/store.server";
import { sweepUploads } from "../../app/files/store/sweep.server";
import { findNamed } from "../../app/records/file-rows.server";
import { openDatabase } from "../../db/connection.server";
import { crashRounds } from "../../tools/crash/rounds";
import { makeDirectory, startServer } from "../e2e/server";
import { logIn } from "../e2e/uploads";

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "no browser takes part: once is enough");

const uploads = 200;
const clients = 4;
/** Maximum milliseconds of a server's life. */
const maxLifeMs = 1500;

/** Seeded (linear congruential generator), so that failures can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

test(`${uploads} uploads with kill -9 at random moments: rows and files agree, nothing acknowledged is lost`, async () => {
  test.setTimeout(300_000);
  const seed = Number(process.env.CRASH_SEED ?? Date.now() % 100_000);
  console.log(`CRASH_SEED=${seed}`);
  const random = randomFrom(seed);
  const directory = await makeDirectory();
  const env = { STARTER_CONTENT: "off", LOG_LEVEL: "warn" };
  const picture = await sharp({ create: { width: 700, height: 500, channels: 3, background: "#a63" } })
    .jpeg()
    .toBuffer();

  const acknowledged: string[] = [];
  let started = 0;
  let kills = 0;
  let cookie = "";
  while (started < uploads) {
    const server = await startServer(directory.path, env);
    cookie ||= await logIn(server.origin);
    let alive = true;
    const work = async () => {
      while (alive && started < uploads) {
        started += 1;
        const title = `photo ${started}`;
        const body = new FormData();
        body.append("title", title);
        body.append("photo", new Blob([new Uint8Array(picture)]), "p.jpg");
        try {
          const request = { method: "POST", body, headers: { Cookie: cookie } };
          const response = await fetch(`${server.origin}/gdapi/uploadImg.php`, request);
          const { success } = (await response.json()) as { success: boolean };
          if (success) acknowledged.push(title);
        } catch {
          // Interrupted: stored completely or not at all.
        }
      }
    };
    const all = Promise.all(Array.from({ length: clients }, work));
    const life = new Promise((resolve) => setTimeout(resolve, 150 + random() * maxLifeMs));
    await Promise.race([all, life]);
    kills += 1;
    await server.end("SIGKILL");
    alive = false;
    await all;
  }
  expect(kills).toBeGreaterThan(3);
  expect(acknowledged.length).toBeGreaterThan(10);

  const last = await startServer(directory.path, env);
  const { photos } = (await (await fetch(`${last.origin}/gdapi/get_image.php`)).json()) as {
    photos: { title: string; image_url: string }[];
  };
  for (const { image_url } of photos) {
    const file = await fetch(`${last.origin}/gdapi/${image_url.replace("./", "")}`);
    expect(file.status).toBe(200);
    expect((await sharp(Buffer.from(await file.arrayBuffer())).stats()).channels[0]?.mean).toBeGreaterThan(
      100,
    );
  }
  await last.end("SIGTERM");
  const titles = photos.map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  expect(acknowledged.filter((title) => !titles.includes(title))).toEqual([]);

  // Sweeps without waiting for files to age.
  const db = openDatabase(join(directory.path, "school.sqlite"));
  await sweepUploads({
    files: createFileStore(join(directory.path, "uploads")),
    findNamed: (kind, names) => findNamed(db, kind, names),
    mayErase: true,
    olderThanMs: Number.NEGATIVE_INFINITY,
  });
  const rows = await db.selectFrom("pictures").select("stem").execute();
  const used = await db.selectFrom("photos").select("picture_id").execute();
  await db.destroy();
  expect(rows).toHaveLength(used.length);
  const stems = new Set(rows.map(({ stem }) => stem));
  const files = await readdir(join(directory.path, "uploads", "pictures"));
  expect(files.filter((name) => !stems.has(name.replace(/-\d+\.\w+$/, "")))).toEqual([]);
  for (const stem of stems) {
    for (const width of [480, 960, 1600]) {
      const content = await readFile(join(directory.path, "uploads", "pictures", `${stem}-${width}.webp`));
      expect(content.length).toBeGreaterThan(100);
    }
  }
  expect(await readdir(join(directory.path, "uploads", "incoming"))).toEqual([]);
  await directory.remove();
});

test("mixed writes with kill -9 in each of 6 rounds: nothing acknowledged is lost or doubled, all agrees", async () => {
  test.setTimeout(300_000);
  const directory = await makeDirectory();
  const seed = Number(process.env.CRASH_SEED ?? Date.now() % 100_000);
  const result = await crashRounds({ directory: directory.path, rounds: 6, timeLimitMs: 200_000, seed });
  console.log(`--seed ${seed}: ${result.rounds} rounds, ${result.acknowledged} writes acknowledged`);
  expect(result.faults).toEqual([]);
  expect(result.rounds).toBeGreaterThan(2);
  expect(result.acknowledged).toBeGreaterThan(10);
  await directory.remove();
});
