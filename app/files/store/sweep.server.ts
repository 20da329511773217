import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "./store.server";
import { type FileKind, fileKinds } from "./stored-names";
import { listKept, type UploadPlace } from "./upload-place.server";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Milliseconds during which a file can belong to a running upload. */
export const freshAge = hour;
export const quarantineDays = 30;
/** Maximum files set aside, and erased, per run: a safeguard against bugs. */
const maxPerRun = 200;

export interface SweepReport {
  removed: number;
  setAside: number;
  broughtBack: number;
  failed: { path: string; reason: string }[];
}

interface Sweep {
  files: Pick<FileStore, "place" | "incomingDirectory">;
  findNamed: (kind: FileKind, names: string[]) => Promise<Set<string>>;
  findErased?: (kind: FileKind, names: string[]) => Promise<Set<string>>;
  /** True if the clock is trusted; otherwise files are only restored. */
  mayErase: boolean;
  olderThanMs?: number;
}

/**
 * Removes temporary files after an hour; quarantines files without a record for 30 days, and restores them
 * if a record names them. Removes erased files at once. Reports failures.
 */
export async function sweepUploads({
  files: { place, incomingDirectory },
  findNamed,
  findErased = async () => new Set(),
  mayErase,
  olderThanMs = freshAge,
}: Sweep): Promise<SweepReport> {
  const report: SweepReport = { removed: 0, setAside: 0, broughtBack: 0, failed: [] };
  const attempt = async (path: string, act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (error) {
      report.failed.push({ path, reason: error instanceof Error ? error.message : String(error) });
      return false;
    }
  };

  for (const kind of fileKinds) {
    for await (const names of listKept(place, kind, "quarantine/")) {
      for (const name of await findNamed(kind, names)) {
        const [path, home] = [`quarantine/${kind}/${name}`, `${kind}/${name}`];
        if (await place.find(home)) continue;
        if (await attempt(path, () => place.move(path, home))) report.broughtBack += 1;
      }
    }
  }
  if (!mayErase) return report;

  for (const name of await readdir(incomingDirectory)) {
    const path = join(incomingDirectory, name);
    if (!name.endsWith(".part") || getAge(await stat(path).catch(() => undefined)) < olderThanMs) continue;
    if (await attempt(`incoming/${name}`, () => rm(path, { force: true }))) report.removed += 1;
  }

  for (const kind of fileKinds) {
    for await (const names of listKept(place, kind)) {
      const named = await findNamed(kind, names);
      const gone = await findErased(kind, names);
      for (const name of names.filter((each) => !named.has(each))) {
        const path = `${kind}/${name}`;
        if (gone.has(name)) {
          if (await attempt(path, () => place.remove(path))) report.removed += 1;
          continue;
        }
        if (report.setAside >= maxPerRun) break;
        if (getAge(await place.find(path)) < olderThanMs) continue;
        if (await attempt(path, () => place.move(path, `quarantine/${path}`))) report.setAside += 1;
      }
    }
  }

  let erased = 0;
  const aside = await readQuarantine(place);
  if (place.isRemote) atLastSweep.set(place, aside);
  for (const { kind, name, since } of aside) {
    if (erased >= maxPerRun) break;
    const isOver = Date.now() - since >= quarantineDays * day;
    if (!isOver && !(await findErased(kind, [name])).has(name)) continue;
    if ((await findNamed(kind, [name])).has(name)) continue;
    const path = `quarantine/${kind}/${name}`;
    if (await attempt(path, () => place.remove(path))) erased += 1;
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

/** Quarantine of a bucket: staff pages do not wait for requests. */
const atLastSweep = new WeakMap<UploadPlace, QuarantinedFile[]>();

export async function listQuarantine(place: UploadPlace): Promise<QuarantinedFile[]> {
  return place.isRemote ? (atLastSweep.get(place) ?? []) : readQuarantine(place);
}

async function readQuarantine(place: UploadPlace): Promise<QuarantinedFile[]> {
  const files: QuarantinedFile[] = [];
  for (const kind of fileKinds) {
    for await (const names of listKept(place, kind, "quarantine/")) {
      for (const name of names) {
        const found = await place.find(`quarantine/${kind}/${name}`);
        if (found) files.push({ kind, name, bytes: found.size, since: found.mtimeMs });
      }
    }
  }
  return files.sort((one, other) => one.since - other.since);
}

export async function countQuarantine(place: UploadPlace): Promise<number> {
  if (place.isRemote) return (await listQuarantine(place)).length;
  let count = 0;
  for (const kind of fileKinds) {
    for await (const names of listKept(place, kind, "quarantine/")) count += names.length;
  }
  return count;
}

/** Milliseconds since the last write or rename: a moved file may await its row. */
const getAge = (found: { ctimeMs: number } | undefined): number =>
  found ? Date.now() - found.ctimeMs : Number.NEGATIVE_INFINITY;
