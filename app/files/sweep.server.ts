import { type Dir, existsSync } from "node:fs";
import { mkdir, opendir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { type FileKind, fileKinds, isKeptName } from "./kept-names";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Files younger than this, in milliseconds, may belong to an upload of another process that is under way. */
const freshAge = hour;
/** Days that a file which no record knows lies in quarantine before it is erased. */
export const quarantineDays = 30;
/** Files set aside, and files erased, in one run at most: a mistake shows before it is complete. */
const maxPerRun = 200;
/** Names that are looked up together. */
const batchSize = 200;

export interface SweepReport {
  /** Left-over temporary files, and files whose time in quarantine was over. */
  removed: number;
  /** Files that no record knows, moved to the quarantine. */
  setAside: number;
  /** Files in quarantine that a record knows again. */
  broughtBack: number;
  /** What could not be moved or removed, by its path in the uploads folder. */
  failed: { path: string; reason: string }[];
}

interface Sweep {
  /** The uploads folder. */
  root: string;
  /** Which of these kept files a record names. */
  findNamed: (kind: FileKind, names: string[]) => Promise<Set<string>>;
  /** Which of these kept files were erased and should be gone; none when not given. */
  findErased?: (kind: FileKind, names: string[]) => Promise<Set<string>>;
  /** True if the clock is trusted. If not, files are brought back only. */
  mayErase: boolean;
  /** Milliseconds; an hour when not given. */
  olderThanMs?: number;
}

/**
 * Compares the files with the records. What a crash left in `incoming` is removed after an hour. A kept file that no
 * record knows may be a crash's too, or all there is of something: it is moved to the quarantine, from where it comes
 * back when a record knows it again, and is erased after 30 days. One that was erased with its record, and could not be
 * removed then, is removed now, from the quarantine too. Files that bear no name of ours are left alone. A file that
 * cannot be moved or removed is reported, and the others go on.
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
    if (!name.endsWith(".part") || (await ageOf(join(root, "incoming", name))) < olderThanMs) continue;
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
        if ((await ageOf(join(root, kind, name))) < olderThanMs) continue;
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
  /** Milliseconds since 1970: when it was set aside. */
  since: number;
}

/** The files that no record knew, the first set aside first. */
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

/** How many files lie in quarantine. */
export async function countQuarantine(root: string): Promise<number> {
  let count = 0;
  for (const kind of fileKinds) {
    for await (const names of batches(join(root, "quarantine", kind), kind)) count += names.length;
  }
  return count;
}

/** Moving it keeps a file's time, which from now on says since when it lies there. */
async function setAside(path: string, folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await utimes(path, new Date(), new Date());
  await rename(path, join(folder, name));
}

/** The kept files in a folder, some at a time; none if it is missing. */
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

/** Milliseconds since the file was last written or renamed: one moved just now may await its row. */
async function ageOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? Date.now() - found.ctimeMs : Number.NEGATIVE_INFINITY;
}
