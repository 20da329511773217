import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { staff, startServer } from "../e2e/server";
import { logIn } from "../e2e/uploads";
import { freePort } from "../support/free-port";
import { makeSmallDisk, noSmallDisk, type SmallDisk } from "../support/small-disk";

const skipped = noSmallDisk();
test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "no browser takes part: once is enough");
test.skip(skipped !== undefined, skipped);

const pages = ["/", "/notices", "/school-gallery", "/contact", "/career", "/about-us", "/results", "/login"];

async function startOnDisk(disk: SmallDisk) {
  const port = await freePort();
  const log = openSync(join(disk.path, "site.log"), "a");
  const server = spawn(process.execPath, ["server/start.mjs"], {
    stdio: ["ignore", log, log],
    env: {
      ...process.env,
      NODE_ENV: "production",
      ENV_FILE: "",
      PORT: String(port),
      HOST: "127.0.0.1",
      DATABASE_URL: `file:${join(disk.path, "school.sqlite")}`,
      UPLOADS_DIR: join(disk.path, "uploads"),
      ADMIN_USERNAME: staff.username,
      ADMIN_PASSWORD: staff.password,
      STARTER_CONTENT: "off",
    },
  });
  closeSync(log);
  const exited = new Promise<number | null>((resolve) => server.once("exit", resolve));
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
  return {
    origin,
    end() {
      server.kill("SIGTERM");
      return exited;
    },
  };
}

const answers = async (origin: string) =>
  Promise.all(pages.map(async (path) => [path, (await fetch(origin + path)).status]));
const allAnswer = pages.map((path) => [path, 200]);

async function addNotice(origin: string, cookie: string) {
  const notice = { title: "Water", details: "Bring a bottle. ".repeat(300), date: "2026-03-14" };
  const response = await fetch(`${origin}/gdapi/uploadnotice.php`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: cookie },
    body: JSON.stringify({ ...notice, category: "other", priority: "low" }),
  });
  return { status: response.status, ...((await response.json()) as { success: boolean; message: string }) };
}

async function addPhoto(origin: string, cookie: string): Promise<number> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const pixels = sharp({ create: { width: 900, height: 700, channels: 3, background: "grey", noise } });
  const body = new FormData();
  body.append("title", "Kite day");
  body.append("photo", new Blob([new Uint8Array(await pixels.jpeg().toBuffer())]), "p.jpg");
  const request = { method: "POST", body, headers: { Cookie: cookie } };
  return (await fetch(`${origin}/gdapi/uploadImg.php`, request)).status;
}

function post(origin: string, cookie: string, path: string): Promise<Response> {
  const headers = { Cookie: cookie, "Content-Type": "application/x-www-form-urlencoded" };
  return fetch(origin + path, { method: "POST", headers, body: "", redirect: "manual" });
}

test("a disk without a byte left: the site is read, staff make room, and all goes on by itself", async () => {
  test.setTimeout(180_000);
  const disk = makeSmallDisk(40);
  try {
    const server = await startOnDisk(disk);
    const { origin } = server;
    const before = await logIn(origin);
    for (let count = 0; count < 3; count += 1) expect(await addPhoto(origin, before)).toBe(200);
    disk.fill();
    // Each response is logged, and there is no space.
    for (let round = 0; round < 8; round += 1) expect(await answers(origin)).toEqual(allAnswer);
    const cookie = await logIn(origin);
    disk.fill();
    expect(await addNotice(origin, cookie)).toMatchObject({ status: 503, success: false });
    expect(await addPhoto(origin, cookie)).toBe(503);
    expect((await post(origin, cookie, "/dashboard/image/1/delete")).status).toBe(303);
    expect((await post(origin, cookie, "/dashboard/trash/photo:1/erase")).status).toBe(303);
    await expect.poll(async () => (await addNotice(origin, cookie)).success, { timeout: 10_000 }).toBe(true);
    expect(await server.end()).toBe(0);
  } finally {
    disk.remove();
  }
});

test("a start on a disk that is full, and on one that is read-only", async () => {
  test.setTimeout(180_000);
  const disk = makeSmallDisk(40);
  const start = () => startServer(disk.path, { STARTER_CONTENT: "off" });
  const refused = { status: 503, success: false };
  try {
    await (await start()).end("SIGTERM");

    disk.fill();
    const onFull = await start();
    expect(await answers(onFull.origin)).toEqual(allAnswer);
    const cookie = await logIn(onFull.origin);
    disk.fill();
    expect(await addNotice(onFull.origin, cookie)).toMatchObject(refused);
    disk.makeRoom();
    const added = () => addNotice(onFull.origin, cookie);
    await expect.poll(async () => (await added()).success, { timeout: 10_000 }).toBe(true);
    expect(await onFull.end("SIGTERM")).toBe(0);

    disk.setReadOnly(true);
    const onReadOnly = await start();
    expect(await answers(onReadOnly.origin)).toEqual(allAnswer);
    const later = await logIn(onReadOnly.origin);
    const { message, ...answer } = await addNotice(onReadOnly.origin, later);
    expect([answer, message]).toEqual([
      refused,
      "The server cannot write to its disk at the moment, so nothing was saved. Please ask the person who looks after the server.",
    ]);
    expect(await addPhoto(onReadOnly.origin, later)).toBe(503);
    disk.setReadOnly(false);
    const addedLater = () => addNotice(onReadOnly.origin, later);
    await expect.poll(async () => (await addedLater()).success, { timeout: 10_000 }).toBe(true);
    expect(await addPhoto(onReadOnly.origin, later)).toBe(200);
    expect(await onReadOnly.end("SIGTERM")).toBe(0);
  } finally {
    disk.remove();
  }
});

test("the server answers and stops although nothing reads its log", async () => {
  test.setTimeout(180_000);
  const disk = makeSmallDisk(40);
  try {
    const server = await startServer(disk.path, { STARTER_CONTENT: "off" });
    server.process.stdout?.pause();
    server.process.stdout?.removeAllListeners("data");
    for (let round = 0; round < 100; round += 1)
      expect((await fetch(`${server.origin}/healthz`)).ok).toBe(true);
    expect(await answers(server.origin)).toEqual(allAnswer);
    expect(await server.end("SIGTERM")).toBe(0);
  } finally {
    disk.remove();
  }
});
