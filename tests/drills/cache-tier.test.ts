import { execFile } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { notices } from "~/content/notices/notice.server";
import { staffPassword } from "../support/base-database";
import { startTier } from "../support/cache-tier";
import { ask, findProgram, nginx } from "../support/nginx";
import { startServer } from "../support/server";
import { notice } from "../support/site";

const run = promisify(execFile);
const wrk = findProgram("wrk");
const site = "https://school.example";
/** Limit for a change to reach both caches. */
const changeMs = 5000;
/** Forms have a token of their own in each answer. */
const neutral = (html: string) => html.replace(/name="form_token" value="[^"]*"/g, "");
/** All pages expire after two seconds. `OUTAGE_SECONDS=600` waits as long as a real outage. */
const outageMs = Number(process.env.OUTAGE_SECONDS ?? 10) * 1000;
vi.setConfig({ testTimeout: 300_000 + outageMs });

async function openTier() {
  const server = await startServer({ TRUST_PROXY: "loopback", ORIGIN: site });
  const tier = await startTier(nginx ?? "", server.port);
  /** Asks both cache machines. */
  const look = (path: string, headers: Record<string, string> = {}) =>
    Promise.all(
      tier.caches.map(({ port }) =>
        ask(port, path, { headers: { "Accept-Encoding": "identity", ...headers } }),
      ),
    );
  const warm = async () => {
    for (const { warmPort } of tier.caches)
      console.log((await run("deploy/cache/warm.sh", [`http://127.0.0.1:${warmPort}`])).stdout);
  };
  const logIn = async () => {
    const [first] = tier.caches;
    const login = await ask(first?.port ?? 0, "/login", {
      form: { username: "clerk", password: staffPassword },
    });
    expect(login.status).toBe(303);
    return [login.headers["set-cookie"] ?? []]
      .flat()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
  };
  return { server, ...tier, look, warm, logIn };
}

/** Asks both machines four times a second until they show a change; both were asked just before it. */
async function timeOf(isDone: () => Promise<boolean>): Promise<number> {
  const start = Date.now();
  await expect.poll(isDone, { timeout: 30_000, interval: 250 }).toBe(true);
  return Date.now() - start;
}

test.skipIf(!nginx)(
  "a changed notice and a photo that was taken down reach two caches within five seconds (skipped where there is no nginx)",
  async () => {
    const { server, caches, look, logIn } = await openTier();
    const list = async () => (await look("/notices")).map(({ text }) => text.includes(notice.title));
    expect(await list()).toEqual([false, false]);
    const id = await notices.create(server.db, notice);
    const added = await timeOf(async () => (await list()).every(Boolean));
    await notices.remove(server.db, id);
    const removed = await timeOf(async () => !(await list()).some(Boolean));

    const photo = sharp({ create: { width: 1000, height: 700, channels: 3, background: "teal" } });
    const body = new FormData();
    body.append("title", "Sports day");
    body.append("photo", new Blob([new Uint8Array(await photo.jpeg().toBuffer())]), "photo.jpg");
    await fetch(`http://127.0.0.1:${server.port}/dashboard/uploadimage`, {
      method: "POST",
      body,
      redirect: "manual",
      headers: { Cookie: await logIn(), Host: "school.example", Origin: site, "X-Forwarded-Proto": "https" },
    });
    const gallery = async () => (await look("/school-gallery"))[0]?.text ?? "";
    await expect.poll(gallery, { timeout: 10_000 }).toMatch(/\/uploads\/[a-z2-7]+-480\.webp/);
    const file = /\/uploads\/[a-z2-7]+-480\.webp/.exec(await gallery())?.[0] ?? "";
    const statuses = async () => (await look(file)).map(({ status }) => status);
    expect(await statuses()).toEqual([200, 200]);
    const form = { name: "Rina Das", relation: "parent", phone: "98765 43210" };
    expect((await ask(caches[0]?.port ?? 0, "/take-down/photo/1", { form })).status).toBe(303);
    const gone = await timeOf(async () => !(await statuses()).includes(200));
    console.log("Milliseconds until both caches showed it:", { added, removed, gone });
    expect(Math.max(added, removed, gone)).toBeLessThan(changeMs);
  },
);

test.skipIf(!nginx)("every page can be read while the school's machine is down", async () => {
  const { server, look, warm, stopOrigin } = await openTier();
  await warm();
  const sitemap = (await look("/sitemap.xml"))[0]?.text ?? "";
  const paths = [...sitemap.matchAll(/<loc>https:\/\/school\.example([^<]*)/g)].map(
    ([, path = ""]) => path.replaceAll("&amp;", "&") || "/",
  );
  expect(paths.length).toBeGreaterThan(40);
  const before = await Promise.all(paths.map(async (path) => (await look(path))[0]?.text));
  const asset = /\/assets\/[\w.-]+\.js/.exec(before[0] ?? "")?.[0] ?? "no asset";

  const readAll = async () => {
    for (const [number, path] of paths.entries()) {
      for (const answer of await look(path))
        expect([path, answer.status, neutral(answer.text) === neutral(before[number] ?? "")]).toEqual([
          path,
          200,
          true,
        ]);
      // In versions that nobody has asked for yet.
      const headers = { "Accept-Encoding": "br", "Accept-Language": "hi", "Save-Data": "on" };
      for (const { status } of await look(path, headers)) expect([path, status]).toEqual([path, 200]);
    }
    expect((await look(asset)).map(({ status }) => status)).toEqual([200, 200]);
  };
  // First only the program stops, then the whole machine.
  server.stop();
  await wait(outageMs / 2);
  await readAll();
  await stopOrigin();
  await wait(outageMs / 2);
  await readAll();
  for (const answer of await look("/dashboard")) {
    expect(answer.status).toBe(503);
    expect(answer.text).toContain("<h1>Back in a moment</h1>");
  }
  console.log(
    `${paths.length} pages and their versions were read ${outageMs / 1000} s after the outage began.`,
  );
});

test.skipIf(!nginx)("no cache stores a page of staff, a form or a cookie", async () => {
  const { server, caches, look, logIn } = await openTier();
  const Cookie = await logIn();
  const asked = () => server.answers.length;
  for (const path of ["/dashboard", "/", "/notices"]) {
    for (const { text } of await look(path, { Cookie })) expect(text).toContain("/dashboard");
    for (const { text } of await look(path)) expect(text).not.toContain("clerk");
  }
  for (const path of [
    "/login",
    "/contact",
    "/admission/enquiry",
    "/dashboard",
    "/light-version?to=on",
    "/language?to=hi",
    "/gdapi/login.php",
  ]) {
    const before = asked();
    const answers = [...(await look(path)), ...(await look(path))];
    expect([path, asked() - before]).toEqual([path, 4]);
    expect([path, ...answers.map(({ headers }) => !/public/.test(String(headers["cache-control"])))]).toEqual(
      [path, true, true, true, true],
    );
  }
  const login = await ask(caches[0]?.port ?? 0, "/login", { form: { username: "clerk", password: "wrong" } });
  expect(login.status).toBe(422);
  const stored = await Promise.all(
    ["session", "flash", "device", "second-step"].map((name) => look("/", { Cookie: `__Host-${name}=x` })),
  );
  expect(stored.flat().map(({ status }) => status)).toEqual(Array(8).fill(200));
});

test.skipIf(!nginx)("each version of a page is stored once, and visitors get theirs", async () => {
  const { server, look } = await openTier();
  const page = async (headers: Record<string, string>) =>
    (await look("/notices", headers)).map(({ text }) => text);
  const versions = {
    hindi: { "Accept-Language": "hi-IN,hi;q=0.9,en;q=0.8" },
    odia: { "Accept-Language": "or" },
    light: { "Save-Data": "on" },
  };
  await Promise.all([page({}), ...Object.values(versions).map(page)]);
  const before = server.answers.length;
  const [plain] = await page({});
  const [hindi] = await page(versions.hindi);
  const [light] = await page(versions.light);
  const same: [string, string | undefined, Record<string, string>][] = [
    ["language by cookie", hindi, { Cookie: "theme=dark; __Host-language=hi", "Accept-Language": "en" }],
    ["another order", hindi, { "Accept-Language": "fr,hi;q=0.4,en;q=0.3" }],
    ["English first", plain, { "Accept-Language": "en-IN,en;q=0.9,hi;q=0.8" }],
    ["another language", plain, { "Accept-Language": "de,ta;q=0.5" }],
    ["English by cookie", plain, { Cookie: "__Host-language=en", "Accept-Language": "hi" }],
    ["light by cookie", light, { Cookie: "__Host-light=on" }],
    ["not light by cookie", plain, { Cookie: "__Host-light=off", "Save-Data": "on" }],
    ["a cookie of another program", plain, { Cookie: "_ga=GA1.1.2; id=3" }],
  ];
  for (const [name, expected, headers] of same)
    expect([name, ...(await page(headers))]).toEqual([name, expected, expected]);
  for (const { text } of await look("/notices?fbclid=abc&utm_source=x")) expect(text).toBe(plain);
  expect(new Set([plain, hindi, light]).size).toBe(3);
  // Seven versions at most, each asked for once a second by the school's machine.
  expect(server.answers.length - before).toBeLessThan(20);
});

test.skipIf(!nginx || !wrk)(
  "readers at full speed reach the program less than once a second for a page (skipped where there is no wrk)",
  async () => {
    const { server, caches } = await openTier();
    const paths = ["/", "/notices", "/results"];
    const seconds = 10;
    const started = server.answers.length;
    const rates: number[] = [];
    for (const path of paths) {
      const reports = await Promise.all(
        caches.map(({ port }) =>
          run(wrk ?? "", [
            "-t1",
            "-c32",
            `-d${seconds}s`,
            "-H",
            "Host: school.example",
            "-H",
            "Accept-Encoding: gzip",
            `https://127.0.0.1:${port}${path}`,
          ]),
        ),
      );
      for (const { stdout } of reports) expect(stdout).not.toContain("Non-2xx");
      rates.push(
        reports.reduce((sum, { stdout }) => sum + Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]), 0),
      );
    }
    const atProgram = (server.answers.length - started) / paths.length / seconds;
    console.log(
      "Requests a second from two caches, and at the program for each page:",
      rates.map(Math.round),
      atProgram,
    );
    expect(atProgram).toBeLessThan(1);
  },
);
