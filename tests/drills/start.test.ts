import { cp, mkdir, readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { dependencies, scripts } from "../../package.json";
import { makeFolder } from "../support/folders";
import { runProcess } from "../support/process";

// Starts processes, which is slow on busy machines.
vi.setConfig({ testTimeout: 120_000 });

async function run(command: string, args: string[], directory?: string) {
  const folder = directory ?? makeFolder();
  return runProcess(command, args, { folder, env: { ADMIN_PASSWORD: "marigold and palash" } });
}

const isPosix = process.platform !== "win32";

test.runIf(isPosix)(
  "SIGTERM to `npm start` ends the server, frees its port and gives its exit code",
  async () => {
    const { child, ended, output } = await run("npm", ["start"]);
    const address = () => /http:\/\/localhost:\d+/.exec(output())?.[0] ?? output();
    await expect.poll(address, { timeout: 90_000 }).toMatch(/^http/);
    expect((await fetch(`${address()}/healthz`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(output()).toContain('"msg":"stopping"');
    await expect(fetch(`${address()}/healthz`)).rejects.toThrow("fetch failed");
  },
);

test.runIf(isPosix)("a limit of 64 open files is one clear line and exit code 1", async () => {
  const { ended, output } = await run("sh", [
    "-c",
    `ulimit -n 64 && exec "${process.execPath}" server/start.mjs`,
  ]);
  expect(await ended).toBe(1);
  expect(output()).toMatch(/^Cannot start: this process may open only 64 files at once[^\n]*\n$/);
});

const buildIfNeeded = [
  "--input-type=module",
  "--eval",
  'import { buildIfNeeded } from "./server/build-if-needed.mjs"; buildIfNeeded(process.argv[1]); console.log("goes on");',
];

test("without build tools, an existing build is served, and a missing one is reported in one line", async () => {
  const root = makeFolder();
  const none = await run(process.execPath, [...buildIfNeeded, root], root);
  expect(await none.ended).toBe(1);
  expect(none.output()).toMatch(/^Cannot start: there is no build, [^\n]*`npm ci --include=dev`[^\n]*\n$/);

  await mkdir(join(root, "build/server"), { recursive: true });
  await writeFile(join(root, "build/server/index.js"), "");
  // Newer than the build, as after a copy.
  await writeFile(join(root, "package.json"), "{}");
  await utimes(join(root, "build/server/index.js"), 0, 0);
  const copied = await run(process.execPath, [...buildIfNeeded, root], root);
  expect(await copied.ended).toBe(0);
  expect(copied.output()).toMatch(/^The build that is here is served[^\n]*\ngoes on\n$/);
});

const builtCommands = Object.values(scripts).flatMap(
  (script) => /^node server\/start\.mjs ([\w-]+)$/.exec(script)?.[1] ?? [],
);

test("the site and its commands need no package that `npm ci --omit=dev` leaves out", async () => {
  const folder = "build/server";
  const built = (await readdir(folder)).filter((file) => file.endsWith(".js"));
  expect(built.sort()).toEqual(
    ["index", "start", "examiner", ...builtCommands].map((name) => `${name}.js`).sort(),
  );
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".js"));
  const asked = new Set<string>();
  for (const file of files) {
    const code = await readFile(join(folder, file), "utf8");
    for (const [, still, later] of code.matchAll(
      /^import [^"]*"([^".][^"]*)";$|\bimport\("([^".][^"]*)"\)/gm,
    )) {
      const name = still ?? later ?? "";
      if (!isBuiltin(name)) asked.add(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
    }
  }
  expect(asked).toContain("better-sqlite3");
  expect([...asked].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
});

test.runIf(isPosix)("restricts stored files to the site's user, whatever the umask", async () => {
  const place = makeFolder();
  const program = `umask 000 && exec "${process.execPath}" server/start.mjs`;
  const { ended, output } = await run("sh", ["-c", `${program} db-seed`], place);
  expect([await ended, output()]).toEqual([0, expect.any(String)]);
  const backup = await run("sh", ["-c", `${program} backup`], place);
  expect([await backup.ended, backup.output()]).toEqual([0, expect.any(String)]);
  const names = ["school.sqlite", "up", "backups", ...(await readdir(place, { recursive: true }))];
  const open: string[] = [];
  for (const name of names) {
    const { mode } = await stat(join(place, name));
    if (mode & 0o077) open.push(`${name} ${(mode & 0o777).toString(8)}`);
  }
  expect(open).toEqual([]);
});

test("the built doctor looks a new site over", async () => {
  const place = makeFolder();
  const migrated = await run(process.execPath, ["server/start.mjs", "db-migrate"], place);
  expect([await migrated.ended, migrated.output()]).toEqual([0, expect.stringMatching(/^Migrated: 0001_/)]);
  const doctor = await run(process.execPath, ["server/start.mjs", "doctor"], place);
  expect([await doctor.ended, doctor.output()]).toEqual([
    expect.any(Number),
    expect.stringContaining("Database and uploads folder belong together."),
  ]);
});

test("a folder with a space in its name can be built in", async () => {
  const root = join(makeFolder(), "my site");
  const client = join(root, "build/client");
  await mkdir(client, { recursive: true });
  await cp("server", join(root, "server"), { recursive: true });
  await writeFile(join(client, "a.js"), "// much to pack\n".repeat(100));
  const packing = await run(
    process.execPath,
    ["--import", "tsx", join(root, "server/compress-assets.ts")],
    root,
  );
  expect([await packing.ended, packing.output()]).toEqual([0, ""]);
  expect(await readdir(client)).toEqual(["a.js", "a.js.br", "a.js.gz"]);
});

test("processes that start at once on an empty folder migrate it once, the others wait", async () => {
  const place = makeFolder();
  const command = ["--import", "tsx", "db/migrate-command.ts"];
  const all = await Promise.all(Array.from({ length: 4 }, () => run(process.execPath, command, place)));
  const codes = await Promise.all(all.map(({ ended }) => ended));
  const outputs = all.map(({ output }) => output());
  expect([codes, outputs.join("")]).toEqual([[0, 0, 0, 0], expect.any(String)]);
  expect(outputs.filter((output) => output.startsWith("Migrated: 0001_baseline"))).toHaveLength(1);
  expect(outputs.filter((output) => output === "The database is up to date.\n")).toHaveLength(3);
});

test.each([
  ["app/backup/command.ts"],
  ["app/backup/command.ts", "--to", "backup.tar.gz"],
  ["app/backup/command.ts", "--drill"],
  ["app/accounts/command.ts", "remove", "admin"],
  ["app/backup/adopt-uploads-command.ts"],
])("a database that is not there is one clear line, and none is made: %s", async (...args) => {
  const place = makeFolder();
  const command = await run(process.execPath, ["--import", "tsx", ...args], place);
  expect([await command.ended, command.output()]).toEqual([
    1,
    expect.stringMatching(/^The database \S+school\.sqlite is missing or empty\.[^\n]+\n$/),
  ]);
  expect(await readdir(place)).toEqual([]);
});
