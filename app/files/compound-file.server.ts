import type { FileHandle } from "node:fs/promises";

const magic = "d0cf11e0a1b11ae1";
const endOfChain = 0xfffffffa;
const entryBytes = 128;
/** Far more than a real document has; a chain made to lead in circles ends here. */
const maxDirectorySectors = 256;

/** Whether a file begins as an OLE2 compound file: old Word, Excel and PowerPoint, and locked newer ones. */
export function isCompoundFile(head: Buffer): boolean {
  return head.length >= 512 && head.subarray(0, 8).toString("hex") === magic;
}

/**
 * The names of the streams and storages in an OLE2 compound file's directory ([MS-CFB] sections 2.2 to 2.6),
 * as far as they can be read.
 * @param head the file's first 512 bytes or more
 */
export async function compoundFileEntries(file: FileHandle, head: Buffer): Promise<string[]> {
  const sectorBytes = head.readUInt16LE(30) === 12 ? 4096 : 512;
  const sector = Buffer.alloc(sectorBytes);

  async function readSector(number: number): Promise<boolean> {
    const { bytesRead } = await file.read(sector, 0, sectorBytes, (number + 1) * sectorBytes);
    return bytesRead === sectorBytes;
  }

  /** The sector that follows in a chain, by the allocation table whose first 109 sectors the header lists. */
  async function nextSector(number: number): Promise<number> {
    const perSector = sectorBytes / 4;
    const table = Math.floor(number / perSector);
    if (table >= 109 || !(await readSector(head.readUInt32LE(76 + 4 * table)))) return endOfChain;
    return sector.readUInt32LE((number % perSector) * 4);
  }

  const entries: string[] = [];
  let number = head.readUInt32LE(48);
  for (let count = 0; number < endOfChain && count < maxDirectorySectors; count += 1) {
    if (!(await readSector(number))) break;
    for (let start = 0; start < sectorBytes; start += entryBytes) {
      const nameBytes = sector.readUInt16LE(start + 64);
      if (nameBytes >= 2 && nameBytes <= 64)
        entries.push(sector.toString("utf16le", start, start + nameBytes - 2));
    }
    number = await nextSector(number);
  }
  return entries;
}
