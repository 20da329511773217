import { access, constants, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import type { Config } from "~/config.server";
import { readSettings } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";
import { archiveTime } from "./names";

type Places = Pick<Config, "uploadsDir">;

export function backupFolder(config: Places, chosen: string): string {
  return chosen || join(dirname(resolve(config.uploadsDir)), "backups");
}

export async function folderProblem(config: Places, chosen: string): Promise<string | undefined> {
  if (chosen === "" || chosen === backupFolder(config, "")) return undefined;
  if (!isAbsolute(chosen)) return "Enter the whole path of the folder, such as /mnt/usb/backups";
  const folder = resolve(chosen);
  // Visitors could request files in the website's own folders.
  if ([process.cwd(), resolve(config.uploadsDir)].some((own) => isInside(folder, own))) {
    return "This folder belongs to the website itself. Choose one outside of it, or leave this empty";
  }
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) return "The server has no such folder. Make it first, or leave this empty";
  const writable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  return writable
    ? undefined
    : "The website may not write to this folder. Give it the right to, or leave this empty";
}

function isInside(folder: string, parent: string): boolean {
  const way = relative(parent, folder);
  return way === "" || (!way.startsWith("..") && !isAbsolute(way));
}

export interface ArchiveFile {
  name: string;
  madeAt: string;
  bytes: number;
}

export async function listArchives(folder: string): Promise<ArchiveFile[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const archives: ArchiveFile[] = [];
  for (const name of names) {
    const time = archiveTime(name);
    const file = time && (await stat(join(folder, name)).catch(() => undefined));
    if (time && file?.isFile()) archives.push({ name, madeAt: time.toISOString(), bytes: file.size });
  }
  return archives.sort((one, other) => (one.madeAt < other.madeAt ? 1 : -1));
}

export async function findArchive({ db, config }: { db: Database; config: Places }, name = "") {
  if (!archiveTime(name)) return undefined;
  const folder = backupFolder(config, (await readSettings(db)).backup_folder);
  const archive = (await listArchives(folder)).find((each) => each.name === name);
  return archive && { ...archive, path: join(folder, name) };
}

/** Creates a folder that only its owner can read. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}
