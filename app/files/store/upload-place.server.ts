import type { Dir, Stats } from "node:fs";
import { mkdir, opendir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readFolderIdentity, writeFolderIdentity } from "./folder-mark.server";
import { type FileKind, fileKinds, isKeptName, type StoredFile } from "./stored-names";

/** A folder or a bucket with stored files; paths such as `pictures/<name>` or `quarantine/pictures/<name>`. */
export interface UploadPlace {
  name: string;
  /** True for a bucket: each call is a request, which can fail. */
  isRemote: boolean;
  /** Yields the names of the files in a folder, in batches. */
  list(folder: string): AsyncIterable<string[]>;
  find(path: string): Promise<FoundFile | undefined>;
  /** Moves a file and updates its time. */
  move(from: string, to: string): Promise<void>;
  /** Ignores missing files. */
  remove(path: string): Promise<void>;
  /** Returns the ID of the website that the files belong to; undefined for an unmarked place. */
  readIdentity(): Promise<string | undefined>;
  writeIdentity(identity: string): Promise<void>;
}

export type FoundFile = Pick<Stats, "size" | "mtimeMs" | "ctimeMs">;

const batchSize = 200;

export function folderPlace(root: string): UploadPlace {
  const at = (path: string) => join(root, path);
  return {
    name: root,
    isRemote: false,
    list: (folder) => listFolder(at(folder)),
    async find(path) {
      const found = await stat(at(path)).catch(() => undefined);
      return found?.isFile() ? found : undefined;
    },
    async move(from, to) {
      await mkdir(dirname(at(to)), { recursive: true });
      await utimes(at(from), new Date(), new Date());
      await rename(at(from), at(to));
    },
    remove: (path) => rm(at(path), { force: true }),
    readIdentity: () => readFolderIdentity(root),
    writeIdentity: (identity) => writeFolderIdentity(root, identity),
  };
}

async function* listFolder(folder: string): AsyncGenerator<string[]> {
  let directory: Dir;
  try {
    directory = await opendir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  let names: string[] = [];
  for await (const entry of directory) {
    if (!entry.isFile()) continue;
    names.push(entry.name);
    if (names.length < batchSize) continue;
    yield names;
    names = [];
  }
  if (names.length > 0) yield names;
}

/** Yields stored files of a kind in batches; others are not ours. @param parent `quarantine/` */
export async function* listKept(
  place: UploadPlace,
  kind: FileKind,
  parent: "" | "quarantine/" = "",
): AsyncGenerator<string[]> {
  for await (const names of place.list(parent + kind)) {
    const kept = names.filter((name) => isKeptName(kind, name));
    if (kept.length > 0) yield kept;
  }
}

export async function listAllKept(place: UploadPlace): Promise<Set<string>> {
  const paths = new Set<string>();
  for (const kind of fileKinds) {
    for await (const names of listKept(place, kind)) for (const name of names) paths.add(`${kind}/${name}`);
  }
  return paths;
}

export async function holdsFiles(place: UploadPlace): Promise<boolean> {
  for (const kind of fileKinds) {
    for (const parent of ["", "quarantine/"] as const) {
      for await (const _ of listKept(place, kind, parent)) return true;
    }
  }
  return false;
}

export const pathOfFile = ({ kind, name }: StoredFile): string => `${kind}/${name}`;

export const describePlace = ({ isRemote, name }: UploadPlace): string =>
  `${isRemote ? "bucket of the uploads" : "uploads folder"} ${name}`;

export const uploadsOfAnotherWebsite = (place: UploadPlace): string =>
  `The ${describePlace(place)} belongs to another website. Correct ${place.isRemote ? "UPLOADS_URL" : "UPLOADS_DIR"} or DATABASE_URL.`;
