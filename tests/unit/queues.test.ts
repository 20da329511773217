import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const section = /^## Queues\n([\s\S]*?)^## /m.exec(readFileSync("docs/reliability.md", "utf8"))?.[1] ?? "";

const sources = ["app", "server", "db"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(folder, name)),
);

/** Functions that make a queue. A file that only calls one of ours is part of the queue of that file. */
const makesQueue = /\bnew (Semaphore|Mutex)\(|\bcreateFairQueue\(/;

test("docs/reliability.md lists every queue in the sources, with its limits", () => {
  const queues = sources.filter((path) => makesQueue.test(readFileSync(path, "utf8")));
  expect(queues.length).toBeGreaterThan(5);
  expect(queues.filter((path) => !section.includes(`\`${path}\``))).toEqual([]);
});

test("docs/reliability.md lists every background job", () => {
  const jobs = sources.filter((path) => path.startsWith("server/background/"));
  expect(jobs.filter((path) => !section.includes(`\`${path}\``))).toEqual([]);
});

test("docs/reliability.md lists every table of work with attempts", () => {
  const schema = readFileSync("db/schema.ts", "utf8");
  const rows = [...schema.matchAll(/^interface (\w+) \{$([\s\S]*?)^\}$/gm)];
  const attempted = rows.filter(([, , columns]) => columns?.includes("  next_attempt_at:"));
  const tables = attempted.map(([, name]) => new RegExp(`^  (\\w+): ${name};$`, "m").exec(schema)?.[1]);
  expect(tables.length).toBeGreaterThan(3);
  expect(tables.filter((table) => !section.includes(`\`${table}\``))).toEqual([]);
});
