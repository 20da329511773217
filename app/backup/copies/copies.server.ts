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
/** Opens the place that the configuration names. */
export function openPlace({ to }: BackupCopy): CopyPlace {
  return "folder" in to ? openFolder(to.folder) : openBucket(to);
}

/** Milliseconds after which an upload that has not ended was cut off. */
const abandonedMs = 24 * 60 * 60 * 1000;

/**
 * Copies an archive to the second place, encrypted, with the ledger of erasures that lies beside it.
 * @throws BackupError in words, or the file system's error
 */
export async function copyArchive(copy: BackupCopy, archive: string): Promise<void> {
  const place = openPlace(copy);
  await put(place, copy, basename(archive), createReadStream(archive));
  await copyLedger(copy, join(archive, ".."));
}

/** Adds the ledger that lies in a folder to the one in the second place. */
export async function copyLedger(copy: BackupCopy, folder: string): Promise<void> {
  const here = await readLedgerFile(join(folder, ledgerName));
  if (here.length === 0) return;
  // What another machine noted there stays.
  const text = ledgerText([...(await readCopiedLedger(copy)), ...here]);
  const lines = new Set(text.split("\n").map((line) => `${line}\n`));
  await put(openPlace(copy), copy, ledgerName, Readable.from([Buffer.from([...lines].join(""))]));
}

async function put(place: CopyPlace, { passphrase }: BackupCopy, name: string, content: Readable) {
  const sent = await place.put(name + ending, await encrypted(content, passphrase));
  const there = (await place.list()).find((each) => each.name === name + ending);
  if (there?.bytes !== sent) throw new BackupError("The copy of the backup did not arrive whole.");
}

/** Lets old copies go by the rule of the archives themselves. @returns the names of those that went */
export async function removeExpiredCopies(copy: BackupCopy): Promise<string[]> {
  const names = (await listCopies(copy)).map(({ name }) => name);
  const expired = expiredArchives(names, new Set(names));
  const place = openPlace(copy);
  for (const name of expired) await place.remove(name + ending);
  // Parts of uploads that were cut off stay in a bucket for ever, and are paid for.
  await place.removeAbandoned(new Date(Date.now() - abandonedMs)).catch(() => {});
  return expired;
}

/** The archives in the second place, the newest first. */
export async function listCopies(copy: BackupCopy): Promise<{ name: string; bytes: number }[]> {
  const found = await openPlace(copy).list();
  return found
    .filter(({ name }) => name.endsWith(ending))
    .map(({ name, bytes }) => ({ name: name.slice(0, -ending.length), bytes }))
    .filter(({ name }) => archiveTime(name) !== undefined)
    .sort((one, other) => (one.name < other.name ? 1 : -1));
}

/** An archive from the second place, decrypted as it is read. @throws BackupError */
export async function readCopy(copy: BackupCopy, name: string): Promise<Readable> {
  if (!(await listCopies(copy)).some((each) => each.name === name)) {
    throw new BackupError(`There is no copy named ${name}. See which there are: npm run restore -- --list`);
  }
  return decrypted(await openPlace(copy).get(name + ending), copy.passphrase);
}

/** The ledger in the second place; empty if it has none. */
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
