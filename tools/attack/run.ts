import { execFile, execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { makeDirectory, startServer } from "../../tests/e2e/server";
import { printTable } from "../bench/table";
import { kinds } from "./kinds";

/**
 * `npm run test:attack [kind …]`: twenty connections attack for ten seconds while a visitor opens `/` and a
 * picture. Prints the table of docs/measurements.md; exits with 1 if a limit is missed. Linux only.
 */
const seconds = 10;
const connections = 20;
/** Limits: 99th percentile of `/` relative to a quiet server, and slowest picture in milliseconds. */
const limits = { ratio: 10, picture: 1000 };
const interval = 25;

const run = promisify(execFile);
const wanted = process.argv.slice(2);

interface Seen {
  page: number[];
  picture: number[];
}

async function timed(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, { headers: { "Accept-Encoding": "br" } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return performance.now() - started;
}

function look(origin: string, picture: string) {
  const seen: Seen = { page: [], picture: [] };
  let over = false;
  const watch = async (times: number[], url: string) => {
    while (!over) {
      times.push(await timed(url));
      await wait(interval);
    }
  };
  const watching = Promise.all([watch(seen.page, `${origin}/`), watch(seen.picture, origin + picture)]);
  return async () => {
    over = true;
    await watching;
    return seen;
  };
}

function percentile(times: number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** CPU milliseconds of a process; /proc counts hundredths of a second. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function quiet(origin: string, picture: string): Promise<Seen> {
  const end = look(origin, picture);
  await wait(seconds * 1000);
  return end();
}

async function attack(origin: string, picture: string, pid: number, name: string) {
  const before = processorTime(pid);
  const end = look(origin, picture);
  const load = [
    "--import",
    "tsx",
    "tools/attack/load.ts",
    name,
    origin,
    String(seconds),
    String(connections),
  ];
  const { stdout } = await run(process.execPath, load);
  const seen = await end();
  const statuses: Record<string, number> = JSON.parse(stdout);
  const answered = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return { seen, statuses, answered, each: (processorTime(pid) - before) / answered };
}

const directory = await makeDirectory();
const server = await startServer(directory.path, { LOG_LEVEL: "silent", MALLOC_ARENA_MAX: "2" });
let missed = 0;
try {
  const { origin } = server;
  const home = await (await fetch(`${origin}/`)).text();
  const picture = /\/uploads\/[\w.-]+\.webp/.exec(home)?.[0] ?? "/favicon.svg";
  await quiet(origin, picture);
  const still = percentile((await quiet(origin, picture)).page, 0.99);
  const rows = [];
  for (const { name } of kinds.filter((kind) => wanted.length === 0 || wanted.includes(kind.name))) {
    const { seen, statuses, answered, each } = await attack(origin, picture, server.process.pid ?? 0, name);
    const [page, slowest] = [percentile(seen.page, 0.99), Math.max(...seen.picture)];
    const isMissed = page > limits.ratio * still || slowest > limits.picture;
    if (isMissed) missed += 1;
    rows.push([
      name,
      Object.keys(statuses).join(", "),
      Math.round(answered / seconds),
      each.toFixed(2),
      page.toFixed(1),
      (page / still).toFixed(1),
      Math.round(slowest),
      isMissed ? "missed" : "",
    ]);
    await wait(1000);
  }
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"]).toString().trim();
  console.log(
    `${new Date().toISOString().slice(0, 16)}, commit ${commit}, Node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; / when it is quiet: p99 ${still.toFixed(1)} ms`,
  );
  printTable(
    `${connections} connections for ${seconds} s, and what somebody else meets`,
    ["asked for", "answers", "answered/s", "CPU ms each", "/ p99 ms", "× quiet", "slowest picture ms", ""],
    rows,
  );
} finally {
  await server.end("SIGTERM");
  await directory.remove();
}
process.exitCode = missed > 0 ? 1 : 0;
