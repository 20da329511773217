import type { FileHandle } from "node:fs/promises";
import { readAt } from "./read-at";

const endRecordBytes = 22;
const maxCommentBytes = 0xffff;
const headerBytes = 46;
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

/** Reads the central directory only. Returns undefined if the zip is incomplete or too large. */
export async function zipEntries(file: FileHandle, size: number): Promise<ZipEntry[] | undefined> {
  const tail = await readAt(
    file,
    Math.max(0, size - endRecordBytes - maxCommentBytes),
    endRecordBytes + maxCommentBytes,
  );
  const end = tail.lastIndexOf("PK\x05\x06", undefined, "latin1");
  if (end < 0 || end + endRecordBytes > tail.length) return undefined;
  const count = tail.readUInt16LE(end + 10);
  const directoryBytes = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (directoryBytes > maxDirectoryBytes || start + directoryBytes > size) return undefined;
  const directory = await readAt(file, start, directoryBytes);
  const entries: ZipEntry[] = [];
  for (let position = 0; entries.length < count; ) {
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
  return entries;
}
