import type { FileHandle } from "node:fs/promises";
import type { Budget } from "./budget";
import { readAt } from "./read-at";

const magic = "d0cf11e0a1b11ae1";
const endOfChain = 0xfffffffa;
const entryBytes = 128;
const miniSectorBytes = 64;
/** Stops circular chains; real documents have far fewer. */
const maxDirectorySectors = 256;

export interface CompoundEntry {
  name: string;
  /** First sector; in the mini stream if smaller than `miniCutoff`. */
  sector: number;
  bytes: number;
}

/** True for OLE2 files: old and encrypted Office files. */
export function isCompoundFile(head: Buffer): boolean {
  return head.length >= 512 && head.subarray(0, 8).toString("hex") === magic;
}

function readSectorBytes(head: Buffer): number {
  return head.readUInt16LE(30) === 12 ? 4096 : 512;
}

/** Lists an OLE2 file's entries ([MS-CFB] 2.2 to 2.6), root first. @param head first 512 bytes or more */
export async function compoundFileEntries(
  file: FileHandle,
  head: Buffer,
  budget: Budget,
): Promise<CompoundEntry[]> {
  const sectorBytes = readSectorBytes(head);
  const readSector = (number: number) => {
    budget.charge(sectorBytes);
    return readAt(file, (number + 1) * sectorBytes, sectorBytes);
  };

  /** Follows a chain through the allocation table; the header lists its first 109 sectors. */
  async function nextSector(number: number): Promise<number> {
    const perSector = sectorBytes / 4;
    const table = Math.floor(number / perSector);
    if (table >= 109) return endOfChain;
    const sector = await readSector(head.readUInt32LE(76 + 4 * table));
    return sector.length === sectorBytes ? sector.readUInt32LE((number % perSector) * 4) : endOfChain;
  }

  const entries: CompoundEntry[] = [];
  let number = head.readUInt32LE(48);
  for (let count = 0; number < endOfChain && count < maxDirectorySectors; count += 1) {
    const sector = await readSector(number);
    if (sector.length < sectorBytes) break;
    for (let start = 0; start < sectorBytes; start += entryBytes) {
      const nameBytes = sector.readUInt16LE(start + 64);
      if (nameBytes < 2 || nameBytes > 64) continue;
      entries.push({
        name: sector.toString("utf16le", start, start + nameBytes - 2),
        sector: sector.readUInt32LE(start + 116),
        bytes: sector.readUInt32LE(start + 120),
      });
    }
    number = await nextSector(number);
  }
  return entries;
}

export async function readStreamStart(
  file: FileHandle,
  head: Buffer,
  entries: readonly CompoundEntry[],
  { sector, bytes }: CompoundEntry,
): Promise<Buffer> {
  const sectorBytes = readSectorBytes(head);
  const miniCutoff = head.readUInt32LE(56);
  const isMini = bytes < miniCutoff;
  // Small streams are in the root's stream, of which only the first sector is read.
  const [root] = entries;
  const start = isMini ? sector * miniSectorBytes : 0;
  const first = isMini ? root?.sector : sector;
  if (first === undefined || first >= endOfChain || start + miniSectorBytes > sectorBytes)
    return Buffer.alloc(0);
  return readAt(file, (first + 1) * sectorBytes + start, Math.min(bytes, miniSectorBytes));
}
