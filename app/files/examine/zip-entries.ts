import type { FileHandle } from "node:fs/promises";
import type { Budget } from "./budget";
import { readAt } from "./read-at";

const endRecordBytes = 22;
const maxCommentBytes = 0xffff;
const headerBytes = 46;
const localHeaderBytes = 30;
/** Real documents have a few kilobytes. */
const maxDirectoryBytes = 1024 * 1024;

export interface ZipEntry {
  name: string;
  /** Unpacked size as declared; Word cannot unpack a file that lies. */
  bytes: number;
  start: number;
  packedBytes: number;
  /** 0: stored; 8: deflated. */
  method: number;
}

/** Reads the central directory only. Returns undefined if the zip is incomplete, too large or has overlaps. */
export async function zipEntries(
  file: FileHandle,
  size: number,
  budget: Budget,
): Promise<ZipEntry[] | undefined> {
  const tailBytes = endRecordBytes + maxCommentBytes;
  budget.charge(tailBytes);
  const tail = await readAt(file, Math.max(0, size - tailBytes), tailBytes);
  const end = tail.lastIndexOf("PK\x05\x06", undefined, "latin1");
  if (end < 0 || end + endRecordBytes > tail.length) return undefined;
  const count = tail.readUInt16LE(end + 10);
  const directoryBytes = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (directoryBytes > maxDirectoryBytes || start + directoryBytes > size) return undefined;
  budget.charge(directoryBytes);
  const directory = await readAt(file, start, directoryBytes);
  const entries: ZipEntry[] = [];
  for (let position = 0; entries.length < count; ) {
    budget.charge(headerBytes);
    if (position + headerBytes > directory.length || directory.readUInt32LE(position) !== 0x02014b50)
      return undefined;
    const nameEnd = position + headerBytes + directory.readUInt16LE(position + 28);
    const name = directory.toString("utf8", position + headerBytes, nameEnd);
    entries.push({
      name,
      bytes: directory.readUInt32LE(position + 24),
      start: directory.readUInt32LE(position + 42),
      packedBytes: directory.readUInt32LE(position + 20),
      method: directory.readUInt16LE(position + 10),
    });
    position = nameEnd + directory.readUInt16LE(position + 30) + directory.readUInt16LE(position + 32);
  }
  return hasOverlaps(entries) ? undefined : entries;
}

/** Many entries could share bytes, to unpack them again and again. */
function hasOverlaps(entries: readonly ZipEntry[]): boolean {
  const inOrder = entries.toSorted((one, other) => one.start - other.start);
  return inOrder.some(({ start, packedBytes }, index) => {
    const next = inOrder[index + 1];
    return next !== undefined && next.start < start + localHeaderBytes + packedBytes;
  });
}
