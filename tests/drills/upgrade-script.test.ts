import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, readlink, utimes, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../support/free-port";
import { makeTemporaryFolder } from "../support/temporary-folder";

vi.setConfig({ testTimeout: 120_000 });
const run = promisify(execFile);

/** Minimal site that reports its version as health. Its "database" is the number of its schema. */
const program = `
  const { createServer } = require("node:http");
  const { copyFileSync, existsSync, readFileSync, writeFileSync } = require("node:fs");
  const { version, schema } = require("./package.json");
  const database = process.env.SCHOOL_DATA + "/school.sqlite";
  const present = existsSync(database) ? Number(readFileSync(database)) : schema;
  if (present > schema) process.exit(1);
  if (present < schema) copyFileSync(database, process.env.SCHOOL_DATA + "/backups/before-upgrade-" + Date.now() + ".sqlite");
  writeFileSync(database, String(schema));
  const server = createServer((request, response) => {
    response.statusCode = version === "3.0.0" ? 500 : 200;
    response.end(version);
  });
  // As the real one: a socket that systemd holds open, and no request lost at the end.
  server.listen(process.env.LISTEN_FDS ? { fd: 3 } : { port: Number(process.env.PORT), host: "127.0.0.1" });
  process.once("SIGTERM", () => server.close());
`;

/** Restores and migrates, as the site's own. */
const start = `
  import { readFileSync, writeFileSync } from "node:fs";
  const { schema } = JSON.parse(readFileSync("package.json", "utf8"));
  const [, , command, copy] = process.argv;
  const found = Number(readFileSync(copy));
  if (command !== "restore" || found > schema) process.exit(1);
  writeFileSync(process.env.DATABASE_URL.replace("file:", ""), String(Math.max(found, schema)));
`;

const activate = "/usr/bin/systemd-socket-activate";

/** Home folder as in docs/deploy.md, with a repository and a fake "systemctl". */
async function makeHome() {
  const folder = makeTemporaryFolder();
  const [origin, home, port] = [join(folder, "origin"), join(folder, "home"), await freePort()];
  const git = (...args: string[]) =>
    run("git", ["-C", origin, "-c", "user.name=T", "-c", "user.email=t@example.com", ...args]);
  const commit = async (version: string, build = "", schema = 1) => {
    const script = `mkdir -p build/client/assets && touch build/client/assets/${version}.js ${build}`;
    await writeFile(
      join(origin, "package.json"),
      JSON.stringify({ name: "site", version, schema, scripts: { build: script } }),
    );
    await run("npm", ["install", "--package-lock-only"], { cwd: origin });
    await git("add", ".");
    await git("commit", "--quiet", "-m", version);
    await git("tag", `v${version}`);
  };
  await mkdir(origin, { recursive: true });
  await git("init", "--quiet", "-b", "main");
  await mkdir(join(origin, "server"));
  await writeFile(join(origin, "server.cjs"), program);
  await writeFile(join(origin, "server/start.mjs"), start);
  const data = join(folder, "data");
  await mkdir(join(data, "backups"), { recursive: true });
  await cp("deploy", join(origin, "deploy"), { recursive: true });
  await mkdir(home);
  const restart = join(folder, "restart.sh");
  await writeFile(
    restart,
    `if [ -f ${folder}/pid ]; then kill $(cat ${folder}/pid); sleep 0.3; fi
    cd ${home}/current
    PORT=${port} ${process.execPath} server.cjs >/dev/null 2>&1 &
    echo $! >${folder}/pid`,
  );
  const stop = join(folder, "stop.sh");
  await writeFile(stop, `kill $(cat ${folder}/pid) || true; rm ${folder}/pid; sleep 0.3`);
  onTestFinished(async () => {
    const pid = Number(await readFile(join(folder, "pid"), "utf8").catch(() => "0"));
    if (pid && existsSync(`/proc/${pid}`)) process.kill(pid);
  });
  const env: NodeJS.ProcessEnv & { SCHOOL_HEALTH: string } = {
    ...process.env,
    SCHOOL_HOME: home,
    SCHOOL_USER: userInfo().username,
    SCHOOL_HEALTH: `http://127.0.0.1:${port}/healthz`,
    SCHOOL_RESTART: `sh ${restart}`,
    SCHOOL_STOP: `sh ${stop}`,
    SCHOOL_DATA: data,
    SCHOOL_PATIENCE: "5",
  };
  const call = (script: string, ...args: string[]) =>
    new Promise<[number | null, string]>((done) => {
      const child = spawn("bash", [resolve("deploy", script), ...args], { env });
      let output = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
      child.once("close", (code) => done([code, output]));
    });
  const served = async () => (await fetch(env.SCHOOL_HEALTH, { headers: { Connection: "close" } })).text();
  const assets = async () => (await readdir(join(home, "current/build/client/assets"))).sort();
  return { folder, data, home, port, env, origin, commit, run: call, served, assets };
}

type Home = Awaited<ReturnType<typeof makeHome>>;

/**
 * Holds the port like `school.socket` and restarts the current version. The fake `systemctl` ends the running
 * one.
 */
async function holdSocket({ folder, data, home, port, env }: Home): Promise<void> {
  const [keeper, tools] = [join(folder, "keeper.sh"), join(folder, "tools")];
  await writeFile(
    keeper,
    `while :; do cd ${home}/current && { LISTEN_FDS=1 "${process.execPath}" server.cjs & echo $! >${folder}/pid; wait $!; }; done`,
  );
  await mkdir(tools);
  await writeFile(
    join(tools, "systemctl"),
    `#!/bin/sh
    [ "$1 $2" = "restart school" ] || exit 1
    [ -f ${folder}/pid ] || exit 0
    old=$(cat ${folder}/pid)
    kill $old
    while [ "$(cat ${folder}/pid)" = $old ]; do sleep 0.05; done`,
    { mode: 0o755 },
  );
  env.PATH = `${tools}:${env.PATH}`;
  env.SCHOOL_RESTART = "";
  const child = spawn(
    activate,
    ["--listen", `127.0.0.1:${port}`, `--setenv=SCHOOL_DATA=${data}`, "sh", keeper],
    {
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  const ended = new Promise((done) => child.once("close", done));
  await new Promise<void>((done) => {
    child.stderr.on("data", (part) => {
      if (String(part).includes("Listening")) done();
    });
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    const pid = Number(await readFile(join(folder, "pid"), "utf8").catch(() => "0"));
    if (pid) process.kill(pid);
    await ended;
  });
}

test.skipIf(!existsSync(activate))(
  "the site answers all the while it is upgraded and put back (skipped where there is no systemd)",
  async () => {
    const made = await makeHome();
    const { home, origin, commit, run: call, served } = made;
    await holdSocket(made);
    await commit("1.0.0");
    await run("git", ["clone", "--quiet", origin, join(home, "repository")]);
    expect((await call("upgrade.sh"))[0]).toBe(0);
    await commit("2.0.0");
    const seen = new Map<string, number>();
    let isOver = false;
    const visitor = (async () => {
      while (!isOver) {
        const answer = await served().catch((error: unknown) => String(error));
        seen.set(answer, (seen.get(answer) ?? 0) + 1);
      }
    })();
    expect(await call("upgrade.sh")).toEqual([0, expect.stringMatching(/In service: releases\/\S+\n$/)]);
    expect(await served()).toBe("2.0.0");
    expect((await call("rollback.sh"))[0]).toBe(0);
    expect(await served()).toBe("1.0.0");
    isOver = true;
    await visitor;
    expect([...seen.keys()].sort()).toEqual(["1.0.0", "2.0.0"]);
  },
);

test("upgrade.sh --if-new builds a version once, and not again after a roll back", async () => {
  const { home, origin, commit, run: call, served } = await makeHome();
  await commit("1.0.0");
  await run("git", ["clone", "--quiet", origin, join(home, "repository")]);
  expect((await call("upgrade.sh", "--if-new"))[0]).toBe(0);
  expect(await call("upgrade.sh", "--if-new")).toEqual([
    0,
    expect.stringMatching(/^There is no newer version than [\da-f]{7}\.\n$/),
  ]);
  await commit("2.0.0");
  expect((await call("upgrade.sh", "--if-new"))[0]).toBe(0);
  expect(await served()).toBe("2.0.0");
  expect((await call("rollback.sh"))[0]).toBe(0);
  expect((await call("upgrade.sh", "--if-new"))[1]).toContain("no newer version");
  expect(await served()).toBe("1.0.0");
});

test("builds a version next to the one in use, switches to it, and rolls back", async () => {
  const { home, origin, commit, run: call, served, assets } = await makeHome();
  await commit("1.0.0");
  await run("git", ["clone", "--quiet", origin, join(home, "repository")]);
  expect(await call("upgrade.sh")).toEqual([0, expect.stringMatching(/In service: releases\/\S+\n$/)]);
  expect(await served()).toBe("1.0.0");
  expect(await call("rollback.sh")).toEqual([1, "There is no version to go back to.\n"]);

  await commit("2.0.0");
  expect((await call("upgrade.sh"))[0]).toBe(0);
  expect(await served()).toBe("2.0.0");
  // Open pages still request files of the previous version.
  expect(await assets()).toEqual(["1.0.0.js", "2.0.0.js"]);

  expect(await call("rollback.sh")).toEqual([0, expect.stringMatching(/^In service: releases\/\S+\n$/)]);
  expect(await served()).toBe("1.0.0");
  expect((await call("rollback.sh"))[0]).toBe(0);
  expect(await served()).toBe("2.0.0");

  const present = await readlink(join(home, "current"));
  await commit("3.0.0");
  expect(await call("upgrade.sh")).toEqual([1, expect.stringContaining(`Back on ${present}.`)]);
  expect(await served()).toBe("2.0.0");

  await commit("4.0.0", "&& false");
  const releases = await readdir(join(home, "releases"));
  expect(await call("upgrade.sh")).toEqual([
    1,
    expect.stringContaining("could not be built. The old one goes on."),
  ]);
  expect(await readdir(join(home, "releases"))).toEqual(releases);
  expect(await served()).toBe("2.0.0");
  expect(await call("upgrade.sh", "v9")).toEqual([1, 'There is no version "v9".\n']);

  // Files unused for a month are not copied.
  await utimes(join(home, present, "build/client/assets/1.0.0.js"), 0, 0);
  await commit("5.0.0");
  expect((await call("upgrade.sh", "v5.0.0"))[0]).toBe(0);
  expect([await served(), await assets()]).toEqual(["5.0.0", ["2.0.0.js", "5.0.0.js"]]);
});

test("an upgrade is undone across a migration only on request, or if the new version never answers", async () => {
  const { data, home, origin, commit, run: call, served } = await makeHome();
  const schema = () => readFile(join(data, "school.sqlite"), "utf8");
  await commit("1.0.0");
  await run("git", ["clone", "--quiet", origin, join(home, "repository")]);
  expect((await call("upgrade.sh"))[0]).toBe(0);
  await commit("2.0.0", "", 2);
  expect((await call("upgrade.sh"))[0]).toBe(0);
  expect([await served(), await schema()]).toEqual(["2.0.0", "2"]);

  expect(await call("rollback.sh")).toEqual([1, expect.stringContaining("rollback.sh --with-database")]);
  expect([await served(), await schema()]).toEqual(["2.0.0", "2"]);
  expect(await call("rollback.sh", "--with-database")).toEqual([
    0,
    expect.stringMatching(/^In service: releases\/\S+\n$/),
  ]);
  expect([await served(), await schema()]).toEqual(["1.0.0", "1"]);
  expect((await call("rollback.sh"))[0]).toBe(0);
  expect([await served(), await schema()]).toEqual(["2.0.0", "2"]);

  // Version 3.0.0 migrates, but never answers.
  await commit("3.0.0", "", 3);
  expect(await call("upgrade.sh")).toEqual([1, expect.stringContaining("Back on releases/")]);
  expect([await served(), await schema()]).toEqual(["2.0.0", "2"]);
});
