import type { FileHandle } from "node:fs/promises";

const endRecordBytes = 22;
const maxCommentBytes = 0xffff;
const headerBytes = 46;
/** A real document's table of contents has a few kilobytes. */
const maxDirectoryBytes = 1024 * 1024;

export interface ZipEntry {
  name: string;
  /** Unpacked; a file that lies about it cannot be unpacked by Word either. */
  bytes: number;
}

/**
 * The names of the files in a zip, and what size they say they are, from its central directory alone: nothing is unpacked,
 * so nothing can blow up.
 * @param size bytes of the file
 * @returns undefined when the file is no whole zip, or one too large to be a document
 */
export async function zipEntries(file: FileHandle, size: number): Promise<ZipEntry[] | undefined> {
  const tail = await read(file, Math.max(0, size - endRecordBytes - maxCommentBytes), size);
  const end = tail.lastIndexOf("PK\x05\x06", undefined, "latin1");
  if (end < 0 || end + endRecordBytes > tail.length) return undefined;
  const count = tail.readUInt16LE(end + 10);
  const directoryBytes = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (directoryBytes > maxDirectoryBytes || start + directoryBytes > size) return undefined;
  const directory = await read(file, start, start + directoryBytes);
  const entries: ZipEntry[] = [];
  for (let position = 0; entries.length < count; ) {
    if (position + headerBytes > directory.length || directory.readUInt32LE(position) !== 0x02014b50)
      return undefined;
    const nameEnd = position + headerBytes + directory.readUInt16LE(position + 28);
    const name = directory.toString("utf8", position + headerBytes, nameEnd);
    entries.push({ name, bytes: directory.readUInt32LE(position + 24) });
    position = nameEnd + directory.readUInt16LE(position + 30) + directory.readUInt16LE(position + 32);
  }
  return entries;
}

async function read(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
  return buffer.subarray(0, bytesRead);
}
