import { readdir, readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { litestreamFolder } from "~db/commit-sync";

/** State of Litestream 0.3, which copies the write-ahead log into numbered files, and these into the bucket. */
export interface Progress {
  /** A new one begins with a new snapshot. */
  generation: string;
  /** End of the local copy of the log. */
  local: Position;
  /** End of the log in the bucket; of the slowest one if there are several. */
  remote: Position;
  /** Times that Litestream has looked for changes without an error. */
  syncs: number;
}

/** Number of the file, and bytes in it. */
type Position = readonly [index: number, offset: number];

const timeoutMs = 2000;

/** @throws if Litestream does not answer, or does not replicate this database */
export async function readProgress(metricsUrl: string, databaseFile: string): Promise<Progress> {
  const generations = join(litestreamFolder(databaseFile), "generations");
  const generation = (await readFile(join(generations, "..", "generation"), "utf8")).trim();
  const log = join(generations, generation, "wal");
  const newest = (await readdir(log)).sort().at(-1) ?? "";
  const { size } = await stat(join(log, newest));
  const lines = await readMetrics(metricsUrl, databaseFile);
  const read = (name: string) => {
    const found = lines.filter((line) => line.startsWith(`litestream_${name}{`));
    if (found.length === 0) throw new Error(`Litestream has no ${name} of ${databaseFile}.`);
    return found.map((line) => Number(line.split(" ").at(-1)));
  };
  const offsets = read("replica_wal_offset");
  const ends = read("replica_wal_index").map((index, at): Position => [index, offsets[at] ?? 0]);
  return {
    generation,
    local: [Number.parseInt(newest, 16), size],
    remote: ends.reduce((slowest, end) => (isAtLeast(slowest, end) ? end : slowest)),
    syncs: (read("sync_count")[0] ?? 0) - (read("sync_error_count")[0] ?? 0),
  };
}

/** Returns the lines about a database. @throws if Litestream does not answer */
async function readMetrics(url: string, databaseFile: string): Promise<string[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  const label = `db="${resolve(databaseFile)}"`;
  return (await response.text()).split("\n").filter((line) => line.includes(label));
}

/** True if Litestream runs and has this database open. */
export async function isBeingReplicated(metricsUrl: string, databaseFile: string): Promise<boolean> {
  const lines = await readMetrics(metricsUrl, databaseFile).catch(() => []);
  return lines.length > 0;
}

/** True if the bucket has all that the database had at `first`; undefined after a restart or new snapshot. */
export function awaitReplica(first: Progress): (now: Progress) => boolean | undefined {
  let target: Position | undefined;
  return (now) => {
    if (now.generation !== first.generation || now.syncs < first.syncs) return undefined;
    // The next look may have begun before `first`; the one after it has copied everything.
    if (now.syncs >= first.syncs + 2) target ??= now.local;
    return target !== undefined && isAtLeast(now.remote, target);
  };
}

const isAtLeast = ([index, offset]: Position, [otherIndex, otherOffset]: Position) =>
  index > otherIndex || (index === otherIndex && offset >= otherOffset);
