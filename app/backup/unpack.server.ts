import { createHash } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { type Entry, extract } from "tar-stream";
import { openPromise as openZip } from "yauzl";
import { isKeptName } from "~/files/store/stored-names";
import { type FreeBytes, freeBytes, needRoom } from "./disk-room.server";
import { BackupError } from "./errors";
import { checksumsEntry, databaseEntry, type Manifest, manifestEntry, manifestSchema } from "./manifest";

/** Allows only known entries; none can leave the target folder. */
function isKnown(entry: string): boolean {
  const [, kind = "", name = ""] = /^uploads\/(\w+)\/([^/]+)$/.exec(entry) ?? [];
  return (
    ["README.txt", databaseEntry, manifestEntry, checksumsEntry].includes(entry) || isKeptName(kind, name)
  );
}

/** Pages of a downloaded zip, which show what the database has. */
const isReadablePage = (entry: string) => /^(?:index|lists\/\w+)\.html$/.test(entry);

/** Maximum bytes of a list, which is read into memory: one line per file. */
const maxListBytes = 32 * 1024 * 1024;

/** Verifies files without syncing them. @throws BackupError for an unusable archive or a full disk */
export async function unpackArchive(
  archive: Readable,
  folder: string,
  room: FreeBytes = freeBytes,
): Promise<Manifest> {
  const sums = new Map<string, string>();
  const tar = extract();
  const reading = pipeline(archive, createGunzip(), tar).catch(refuseDamaged);
  const unpacking = unpackEntries(tar, folder, sums, room).catch((error: Error) => {
    tar.destroy(error);
    throw error;
  });
  // If unpacking fails, reading fails too; report the cause.
  const [unpacked, read] = await Promise.allSettled([unpacking, reading]);
  if (unpacked.status === "rejected" && unpacked.reason instanceof BackupError) throw unpacked.reason;
  if (read.status === "rejected") throw read.reason;
  if (unpacked.status === "rejected") throw unpacked.reason;
  return await check(folder, sums);
}

/** Like `unpackArchive`, for a zip of the dashboard. */
export async function unpackZip(
  path: string,
  folder: string,
  room: FreeBytes = freeBytes,
): Promise<Manifest> {
  const sums = new Map<string, string>();
  try {
    const zip = await openZip(path);
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, uncompressedSize: size } = entry;
      if (isReadablePage(name)) continue;
      await unpackEntry({ name, size, isFile: !name.endsWith("/") }, folder, sums, room, () =>
        zip.openReadStreamPromise(entry),
      );
    }
  } catch (error) {
    refuseDamaged(error as NodeJS.ErrnoException);
  }
  return await check(folder, sums);
}

async function unpackEntries(
  entries: AsyncIterable<Entry>,
  folder: string,
  sums: Map<string, string>,
  room: FreeBytes,
): Promise<void> {
  for await (const entry of entries) {
    const { name, type, size = 0 } = entry.header;
    await unpackEntry({ name, size, isFile: type === "file" }, folder, sums, room, async () => entry);
  }
}

async function unpackEntry(
  { name, size, isFile }: { name: string; size: number; isFile: boolean },
  folder: string,
  sums: Map<string, string>,
  room: FreeBytes,
  open: () => Promise<AsyncIterable<Buffer>>,
): Promise<void> {
  if (!isFile || !isKnown(name) || sums.has(name)) {
    throw new BackupError(`This is not a backup of this website: it holds “${name}”.`);
  }
  if ([manifestEntry, checksumsEntry].includes(name) && size > maxListBytes) {
    throw new BackupError(`This is not a backup of this website: its “${name}” is too large.`);
  }
  await needRoom(folder, size, room);
  sums.set(name, await unpackFile(await open(), join(folder, name)));
}

async function unpackFile(entry: AsyncIterable<Buffer>, path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash("sha256");
  const file = await open(path, "wx", 0o600);
  try {
    for await (const chunk of entry) {
      hash.update(chunk);
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
  return hash.digest("hex");
}

function refuseDamaged(error: NodeJS.ErrnoException): never {
  if (error instanceof BackupError || error.syscall) throw error;
  throw new BackupError("This backup is damaged, or not complete. Take another one.", { cause: error });
}

async function check(folder: string, sums: Map<string, string>): Promise<Manifest> {
  const listed = await readFile(join(folder, checksumsEntry), "utf8").catch(() => {
    throw new BackupError("This backup is not complete: its end is missing. Take another one.");
  });
  const expected = new Map(listed.split("\n").flatMap((line) => readSum(line)));
  for (const [name, sum] of sums) {
    if (name === checksumsEntry) continue;
    if (expected.get(name) !== sum) {
      throw new BackupError(`This backup is damaged: “${name}” is not what was saved. Take another one.`);
    }
    expected.delete(name);
  }
  const [lacking] = expected.keys();
  if (lacking)
    throw new BackupError(`This backup is not complete: “${lacking}” is missing. Take another one.`);
  const text = await readFile(join(folder, manifestEntry), "utf8").catch(() => "null");
  const manifest = manifestSchema.safeParse(JSON.parse(text));
  if (!manifest.success) {
    throw new BackupError(
      "This backup was made by another version of this program, which this one cannot read.",
    );
  }
  return manifest.data;
}

function readSum(line: string): [string, string][] {
  const [, sum, name] = /^([\da-f]{64}) {2}(.+)$/.exec(line) ?? [];
  return sum && name ? [[name, sum]] : [];
}
