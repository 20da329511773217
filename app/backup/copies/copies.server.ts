import { createReadStream } from "node:fs";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import type { BackupCopy } from "~/config.server";
import { BackupError } from "../errors";
import { type Erasure, ledgerName, ledgerText, parseLedger, readLedgerFile } from "../ledger.server";
import { archiveTime } from "../names";
import { expiredArchives } from "../retention";
import { decrypted, encrypted } from "./encrypt.server";
import { type CopyPlace, openFolder } from "./place.server";
import { openBucket } from "./s3.server";

const ending = ".age";
export function openPlace({ to }: BackupCopy): CopyPlace {
  return "folder" in to ? openFolder(to.folder) : openBucket(to);
}

const abandonedMs = 24 * 60 * 60 * 1000;

/** Copies an archive, encrypted, with its ledger. @throws BackupError, or the file system's error */
export async function copyArchive(copy: BackupCopy, archive: string): Promise<void> {
  const place = openPlace(copy);
  await put(place, copy, basename(archive), createReadStream(archive));
  await copyLedger(copy, join(archive, ".."));
}

export async function copyLedger(copy: BackupCopy, folder: string): Promise<void> {
  const here = await readLedgerFile(join(folder, ledgerName));
  if (here.length === 0) return;
  const text = ledgerText([...(await readCopiedLedger(copy)), ...here]);
  const lines = new Set(text.split("\n").map((line) => `${line}\n`));
  await put(openPlace(copy), copy, ledgerName, Readable.from([Buffer.from([...lines].join(""))]));
}

async function put(place: CopyPlace, { passphrase }: BackupCopy, name: string, content: Readable) {
  const sent = await place.put(name + ending, await encrypted(content, passphrase));
  const there = (await place.list()).find((each) => each.name === name + ending);
  if (there?.bytes !== sent) throw new BackupError("The copy of the backup did not arrive whole.");
}

/** Deletes expired copies by the rule for archives. @returns their names */
export async function removeExpiredCopies(copy: BackupCopy, manual?: ReadonlySet<string>): Promise<string[]> {
  const names = (await listCopies(copy)).map(({ name }) => name);
  const expired = expiredArchives(names, new Set(names), manual);
  const place = openPlace(copy);
  for (const name of expired) await place.remove(name + ending);
  // Buckets keep, and charge for, parts of abandoned uploads.
  await place.removeAbandoned(new Date(Date.now() - abandonedMs)).catch(() => {});
  return expired;
}

export async function listCopies(copy: BackupCopy): Promise<{ name: string; bytes: number }[]> {
  const found = await openPlace(copy).list();
  return found
    .filter(({ name }) => name.endsWith(ending))
    .map(({ name, bytes }) => ({ name: name.slice(0, -ending.length), bytes }))
    .filter(({ name }) => archiveTime(name) !== undefined)
    .sort((one, other) => (one.name < other.name ? 1 : -1));
}

export async function readCopy(copy: BackupCopy, name: string): Promise<Readable> {
  if (!(await listCopies(copy)).some((each) => each.name === name)) {
    throw new BackupError(`There is no copy named ${name}. See which there are: npm run restore -- --list`);
  }
  return decrypted(await openPlace(copy).get(name + ending), copy.passphrase);
}

export async function readCopiedLedger(copy: BackupCopy): Promise<Erasure[]> {
  const place = openPlace(copy);
  const isThere = (await place.list()).some(({ name }) => name === ledgerName + ending);
  if (!isThere) return [];
  const chunks: Buffer[] = [];
  for await (const chunk of await decrypted(await place.get(ledgerName + ending), copy.passphrase)) {
    chunks.push(Buffer.from(chunk as Uint8Array));
  }
  return parseLedger(Buffer.concat(chunks).toString("utf8"));
}
