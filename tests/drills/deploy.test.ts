import { execFile } from "node:child_process";
import { copyFile, cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type ConnectionOptions, connect as connectTls } from "node:tls";
import { promisify } from "node:util";
import { pino } from "pino";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { notices } from "~/content/notices/notice.server";
import { startFrontPurge } from "../../server/background/purge-front";
import { staffPassword } from "../support/base-database";
import { makeFolder } from "../support/folders";
import { freePort } from "../support/free-port";
import { type Answer, ask, askMany, askPlainly, findProgram, lua, nginx, startNginx } from "../support/nginx";
import { runProcess } from "../support/process";
import { startServer } from "../support/server";
import { notice } from "../support/site";
import { makeTemporaryFolder } from "../support/temporary-folder";

/** Milliseconds; busy machines start servers slowly. */
const startTimeoutMs = 120_000;
vi.setConfig({ testTimeout: 3 * startTimeoutMs });

const analyze = findProgram("systemd-analyze");
const activate = findProgram("systemd-socket-activate");

test.skipIf(!nginx)(
  "while the site restarts, nginx shows cached pages or a message (skipped without nginx)",
  async () => {
    const site = await startServer({ TRUST_PROXY: "loopback", ORIGIN: "https://school.example" });
    const { port } = await startNginx(nginx ?? "", site.port);
    const home = await ask(port, "/");
    const asset = /\/assets\/[\w.-]+\.js/.exec(home.text)?.[0] ?? "no asset";
    const notices = await ask(port, "/notices");
    expect((await ask(port, "/contact")).status).toBe(200);

    site.stop();
    const kept = await ask(port, "/notices");
    expect([kept.status, kept.text]).toEqual([200, notices.text]);
    for (const answer of [
      await ask(port, "/contact"),
      await ask(port, "/contact", { form: { message: "Hello" } }),
      await ask(port, "/notices", { headers: { Cookie: "session=abc" } }),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.headers["retry-after"]).toBe("30");
      expect(answer.text).toContain("<h1>Back in a moment</h1>");
    }
    const file = await ask(port, asset);
    expect([file.status, file.headers["cache-control"]]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    expect((await ask(port, "/assets/none.js")).status).toBe(404);
  },
);

test.skipIf(!nginx)(
  "through nginx: HTTP/2, strict transport, cookies for this host alone, and no page of staff is kept",
  async () => {
    const site = await startServer({ TRUST_PROXY: "loopback", ORIGIN: "https://school.example" });
    const { port } = await startNginx(nginx ?? "", site.port);
    expect((await askMany(port, "/notices", 1))[0]?.status).toBe(200);

    expect((await ask(port, "/")).headers["strict-transport-security"]).toMatch(/max-age=\d{8}/);
    const form = { username: "clerk", password: staffPassword };
    const login = await ask(port, "/login", { form });
    expect(login.status).toBe(303);
    const cookies = [login.headers["set-cookie"] ?? []].flat();
    expect(cookies.filter((cookie) => !/^__Host-/.test(cookie) && /session/.test(cookie))).toEqual([]);
    const cookie = cookies.map((one) => one.split(";")[0]).join("; ");
    const dashboard = await ask(port, "/dashboard", { headers: { Cookie: cookie } });
    expect([dashboard.status, dashboard.text.includes("clerk")]).toEqual([200, true]);
    site.stop();
    expect((await ask(port, "/dashboard")).status).toBe(503);
  },
);

test.skipIf(!nginx)(
  "nginx shows nothing longer than it is on the site, also to who asks first after that",
  async () => {
    const noon = Date.parse("2026-03-14T06:30:00Z");
    vi.useFakeTimers({ toFake: ["Date"], now: noon });
    onTestFinished(() => void vi.useRealTimers());
    const site = await startServer({ TRUST_PROXY: "loopback", ORIGIN: "https://school.example" });
    const [published_at, ends_at] = [noon, noon + 1500].map((moment) => new Date(moment).toISOString());
    await notices.create(site.db, { ...notice, published_at, ends_at });
    const { port } = await startNginx(nginx ?? "", site.port);
    expect((await ask(port, "/notices")).text).toContain(notice.title);
    expect((await ask(port, "/notices")).text).toContain(notice.title);
    vi.setSystemTime(noon + 1500);
    // nginx has its own clock, in whole seconds.
    await wait(2100);
    expect((await ask(port, "/notices")).text).not.toContain(notice.title);
  },
);

test.skipIf(!nginx || lua.length < 2)(
  "a save shows through nginx at once, with a purge call (skipped where there is no nginx with Lua)",
  async () => {
    const purgePort = await freePort();
    const logged: string[] = [];
    const site = await startServer({
      TRUST_PROXY: "loopback",
      ORIGIN: "https://school.example",
      PURGE_URL: `http://127.0.0.1:${purgePort}/`,
    });
    const { port } = await startNginx(nginx ?? "", site.port, { port: purgePort });
    const words = async (encoding: string) =>
      (await ask(port, "/notices", { headers: { "Accept-Encoding": encoding } })).text.includes(notice.title);
    const id = await notices.create(site.db, notice);
    expect([await words("identity"), await words("identity")]).toEqual([true, true]);
    await notices.remove(site.db, id);
    // Without the purge call, the page is served until it expires.
    expect(await words("identity")).toBe(true);
    const log = pino({ base: null }, { write: (line: string) => void logged.push(line) });
    onTestFinished(startFrontPurge({ ...site, log }));
    await expect.poll(() => logged.join("")).toContain("were purged");
    expect(await words("identity")).toBe(false);
    await notices.create(site.db, notice);
    await expect.poll(() => logged.length).toBe(2);
    expect(await words("identity")).toBe(true);
    expect((await fetch(`http://127.0.0.1:${purgePort}/other`)).status).toBe(404);
  },
);

test.skipIf(!nginx)("pages redirect to https, and calls without it are refused with a message", async () => {
  const site = await startServer({ TRUST_PROXY: "loopback", ORIGIN: "https://school.example" });
  const { plainPort } = await startNginx(nginx ?? "", site.port);
  const page = await askPlainly(plainPort, "/notices?after=x", "GET");
  expect([page.status, page.headers.location]).toEqual([301, "https://school.example/notices?after=x"]);
  for (const method of ["GET", "POST"]) {
    const call = await askPlainly(plainPort, "/gdapi/login.php", method);
    expect([call.status, call.headers.location, JSON.parse(call.text)]).toEqual([
      403,
      undefined,
      { success: false, message: "Calls need an encrypted connection: use https://school.example" },
    ]);
  }
});

test.skipIf(!nginx)("an address with too many requests gets a message, others do not", async () => {
  const site = await startServer({ TRUST_PROXY: "loopback", ORIGIN: "https://school.example" });
  const { port } = await startNginx(nginx ?? "", site.port);
  const answers = await askMany(port, "/notices", 600);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(100);
  expect(refused[0]?.headers["retry-after"]).toBe("10");
  expect(refused[0]?.text).toContain("<h1>Too many requests</h1>");
  expect(answers.filter(({ status }) => status !== 429 && status !== 200)).toEqual([]);
});

test.skipIf(!nginx)("nginx's own answers are as guarded as the site's, and TLS is new or none", async () => {
  const site = await startServer({ TRUST_PROXY: "loopback", ORIGIN: "https://school.example" });
  const { port } = await startNginx(nginx ?? "", site.port);
  const asset = /\/assets\/[\w.-]+\.js/.exec((await ask(port, "/")).text)?.[0] ?? "no asset";
  site.stop();
  const answers: (Answer | undefined)[] = [];
  for (const path of [asset, "/assets/none.js", "/contact"]) answers.push(await ask(port, path));
  // Last, because nginx then blocks this address.
  answers.push((await askMany(port, "/notices", 600)).find(({ status }) => status === 429));
  expect(
    answers.map((answer) => [
      answer?.status,
      answer?.headers["strict-transport-security"],
      answer?.headers["x-content-type-options"],
      /frame-ancestors 'none'/.test(String(answer?.headers["content-security-policy"])),
      answer?.headers.server,
    ]),
  ).toEqual(
    [200, 404, 503, 429].map((status) => [
      status,
      "max-age=31536000; includeSubDomains",
      "nosniff",
      true,
      "nginx",
    ]),
  );

  const shake = (options: ConnectionOptions) =>
    new Promise<string>((done) => {
      const socket = connectTls({ host: "127.0.0.1", port, rejectUnauthorized: false, ...options }, () => {
        done(`${socket.getProtocol()} ${socket.getCipher().name}`);
        socket.destroy();
      });
      socket.once("error", () => done("refused"));
    });
  expect(await shake({})).toMatch(/^TLSv1\.3 /);
  expect(await shake({ maxVersion: "TLSv1.2" })).toMatch(/^TLSv1\.2 ECDHE-RSA-(AES\d+-GCM|CHACHA20)/);
  expect(await shake({ maxVersion: "TLSv1.2", ciphers: "AES128-GCM-SHA256:AES256-SHA" })).toBe("refused");
  expect(await shake({ maxVersion: "TLSv1.2", ciphers: "ECDHE-RSA-AES128-SHA" })).toBe("refused");
  expect(await shake({ minVersion: "TLSv1.1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" })).toBe(
    "refused",
  );
});

test.skipIf(!analyze)(
  "systemd understands the units, and calls them well locked up (skipped where there is no systemd)",
  async () => {
    const folder = makeTemporaryFolder();
    await cp("deploy", folder, { recursive: true });
    const run = promisify(execFile);
    const at = (name: string) => join(folder, name);
    const replication = at("school-litestream.service");
    // systemd looks for the program, which is not installed here.
    const unit = await readFile(replication, "utf8");
    await writeFile(replication, unit.replace("/usr/local/bin/litestream", process.execPath));
    for (const name of [
      "school@one.service",
      "school@one.socket",
      "school-night@one.service",
      "school-night@one.timer",
    ])
      await copyFile(join("deploy/schools", name.replace("one", "")), at(name));
    await writeFile(at("school@one.socket"), "[Socket]\nListenStream=127.0.0.1:4001\n");
    const services = [
      at("school.service"),
      at("school-backup.service"),
      at("school@one.service"),
      replication,
    ];
    const others = [
      "school.socket",
      "school-backup.timer",
      "school@one.socket",
      "school-night@one.timer",
    ].map(at);
    const verified = await run(analyze ?? "", ["verify", ...services, ...others]);
    expect(
      `${verified.stdout}${verified.stderr}`.split("\n").filter((line) => line.includes("school")),
    ).toEqual([]);
    for (const service of services) {
      const { stdout } = await run(analyze ?? "", ["security", "--offline=true", service]);
      expect(Number(/Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(2);
    }
  },
);

/** Returns a unit's sandbox section. */
async function lockOf(unit: string): Promise<string> {
  const text = await readFile(`deploy/${unit}`, "utf8");
  return /\n# What it may touch.*?(?=\n+\[|\n*$)/s.exec(text)?.[0] ?? `${unit} says nothing`;
}

test("the units of the site, its backup and its replication are locked up alike", async () => {
  const lock = await lockOf("school.service");
  expect(lock.split("\n").length).toBeGreaterThan(25);
  expect(await lockOf("school-backup.service")).toBe(lock);
  expect((await lockOf("schools/school@.service")).replace("schools/%i", "school")).toBe(lock);
  const withoutLast = (text: string) => text.split("\n").slice(0, -1);
  expect(withoutLast(await lockOf("school-litestream.service"))).toEqual(withoutLast(lock));
});

test.skipIf(!activate)(
  "a restart under systemd's socket refuses no request (skipped without systemd)",
  async () => {
    const folder = makeFolder();
    await copyFile(inject("baseDatabase"), join(folder, "school.sqlite"));
    const port = await freePort();
    // systemd-socket-activate starts the program at the first connection and ends with it.
    const program = join(folder, "again.sh");
    await writeFile(
      program,
      `trap 'kill $pid' TERM
      for round in 1 2; do LISTEN_FDS=1 sh -c 'export LISTEN_PID=$$; exec "$0" server/start.mjs' "${process.execPath}" & pid=$!; wait $pid; wait $pid; done`,
    );
    // Passes only listed environment variables.
    const own = ["NODE_ENV", "HOST", "DATABASE_URL", "UPLOADS_DIR", "STARTER_CONTENT", "ENV_FILE"].map(
      (name) => `--setenv=${name}`,
    );
    const { child, ended, output } = runProcess(
      activate ?? "",
      [...own, "--listen", `127.0.0.1:${port}`, "sh", program],
      {
        folder,
        env: { ENV_FILE: "" },
      },
    );
    const started = () => output().match(/website is at/g)?.length ?? 0;
    const isOver = () => child.exitCode !== null;
    // A signal ends one server; the second is the last.
    onTestFinished(async () => {
      if (isOver()) return;
      const before = started();
      child.kill("SIGTERM");
      await vi.waitUntil(() => isOver() || started() > before, { timeout: startTimeoutMs });
      child.kill("SIGTERM");
      await ended;
    });
    const health = async (again = true): Promise<number | string> => {
      try {
        return (await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { Connection: "close" } })).status;
      } catch (error) {
        const reason = String(error instanceof Error ? error.cause : error);
        // Retry like browsers if a connection was closed before it was read.
        return again && /ECONNRESET|other side closed/.test(reason) ? health(false) : reason;
      }
    };
    await expect.poll(() => output(), { timeout: startTimeoutMs }).toContain("Listening");
    expect(await health()).toBe(200);
    const answers: Promise<number | string>[] = [];
    const asking = setInterval(() => answers.push(health()), 50);
    child.kill("SIGTERM");
    await expect.poll(started, { timeout: startTimeoutMs }).toBe(2);
    clearInterval(asking);
    const seen = await Promise.all(answers);
    child.kill("SIGTERM");
    await ended;
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.filter((status) => status !== 200)).toEqual([]);
  },
);
