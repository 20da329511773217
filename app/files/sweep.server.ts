import { type Dir, existsSync } from "node:fs";
import { mkdir, opendir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { type FileKind, fileKinds, isKeptName } from "./kept-names";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Milliseconds during which a file can belong to a running upload. */
const freshAge = hour;
export const quarantineDays = 30;
/** Maximum files set aside, and erased, per run: a safeguard against bugs. */
const maxPerRun = 200;
const batchSize = 200;

export interface SweepReport {
  removed: number;
  setAside: number;
  broughtBack: number;
  failed: { path: string; reason: string }[];
}

interface Sweep {
  root: string;
  findNamed: (kind: FileKind, names: string[]) => Promise<Set<string>>;
  findErased?: (kind: FileKind, names: string[]) => Promise<Set<string>>;
  /** True if the clock is trusted; otherwise files are only restored. */
  mayErase: boolean;
  olderThanMs?: number;
}

/**
 * Compares files with records. Temporary files are removed after an hour. A file without a record is
 * quarantined for 30 days, and restored if a record names it. Erased files are removed at once. Unknown names
 * are ignored; failures are reported.
 */
export async function sweepUploads({
  root,
  findNamed,
  findErased = async () => new Set(),
  mayErase,
  olderThanMs = freshAge,
}: Sweep): Promise<SweepReport> {
  const report: SweepReport = { removed: 0, setAside: 0, broughtBack: 0, failed: [] };
  const attempt = async (path: string, act: (path: string) => Promise<unknown>): Promise<boolean> => {
    try {
      await act(join(root, path));
      return true;
    } catch (error) {
      report.failed.push({ path, reason: error instanceof Error ? error.message : String(error) });
      return false;
    }
  };

  for (const kind of fileKinds) {
    for await (const names of batches(join(root, "quarantine", kind), kind)) {
      for (const name of await findNamed(kind, names)) {
        const home = join(root, kind, name);
        if (existsSync(home)) continue;
        if (await attempt(join("quarantine", kind, name), (path) => rename(path, home)))
          report.broughtBack += 1;
      }
    }
  }
  if (!mayErase) return report;

  for (const name of await readdir(join(root, "incoming"))) {
    if (!name.endsWith(".part") || (await getAge(join(root, "incoming", name))) < olderThanMs) continue;
    if (await attempt(join("incoming", name), (path) => rm(path, { force: true }))) report.removed += 1;
  }

  for (const kind of fileKinds) {
    for await (const names of batches(join(root, kind), kind)) {
      const named = await findNamed(kind, names);
      const gone = await findErased(kind, names);
      for (const name of names.filter((each) => !named.has(each))) {
        if (gone.has(name)) {
          if (await attempt(join(kind, name), (path) => rm(path, { force: true }))) report.removed += 1;
          continue;
        }
        if (report.setAside >= maxPerRun) break;
        if ((await getAge(join(root, kind, name))) < olderThanMs) continue;
        if (await attempt(join(kind, name), (path) => setAside(path, join(root, "quarantine", kind), name)))
          report.setAside += 1;
      }
    }
  }

  let erased = 0;
  for (const { kind, name, since } of await listQuarantine(root)) {
    if (erased >= maxPerRun) break;
    const isOver = Date.now() - since >= quarantineDays * day;
    if (!isOver && !(await findErased(kind, [name])).has(name)) continue;
    if ((await findNamed(kind, [name])).has(name)) continue;
    if (await attempt(join("quarantine", kind, name), (path) => rm(path, { force: true }))) erased += 1;
  }
  report.removed += erased;
  return report;
}

interface QuarantinedFile {
  kind: FileKind;
  name: string;
  bytes: number;
  since: number;
}

export async function listQuarantine(root: string): Promise<QuarantinedFile[]> {
  const files: QuarantinedFile[] = [];
  for (const kind of fileKinds) {
    for await (const names of batches(join(root, "quarantine", kind), kind)) {
      for (const name of names) {
        const found = await stat(join(root, "quarantine", kind, name)).catch(() => undefined);
        if (found) files.push({ kind, name, bytes: found.size, since: found.mtimeMs });
      }
    }
  }
  return files.sort((one, other) => one.since - other.since);
}

export async function countQuarantine(root: string): Promise<number> {
  let count = 0;
  for (const kind of fileKinds) {
    for await (const names of batches(join(root, "quarantine", kind), kind)) count += names.length;
  }
  return count;
}

/** Updates the time, which from now on counts the quarantine. */
async function setAside(path: string, folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await utimes(path, new Date(), new Date());
  await rename(path, join(folder, name));
}

async function* batches(folder: string, kind: FileKind): AsyncGenerator<string[]> {
  let directory: Dir;
  try {
    directory = await opendir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  let names: string[] = [];
  for await (const entry of directory) {
    if (!entry.isFile() || !isKeptName(kind, entry.name)) continue;
    names.push(entry.name);
    if (names.length < batchSize) continue;
    yield names;
    names = [];
  }
  if (names.length > 0) yield names;
}

/** Milliseconds since the last write or rename: a moved file may await its row. */
async function getAge(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? Date.now() - found.ctimeMs : Number.NEGATIVE_INFINITY;
}
