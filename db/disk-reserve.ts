import { randomBytes } from "node:crypto";
import { closeSync, openSync, rmSync, statfsSync, statSync, truncateSync, writeSync } from "node:fs";
import { dirname } from "node:path";

/** Maximum bytes; on a small disk the reserve is a twentieth. */
const largest = 16 * 1024 * 1024;

/** Space kept for deleting: on a full disk SQLite cannot delete without writing. */
export interface DiskReserve {
  /** Frees a quarter of the reserve if less than that is free. @returns true if it did */
  giveWay(): boolean;
  /** Reserves the space again if there is plenty; does nothing on a read-only disk. */
  refill(): void;
}

/** Opens the reserve: a file of random bytes, since some disks compress. */
export function createDiskReserve(databaseFile: string): DiskReserve {
  const path = `${databaseFile}-reserve`;
  const sizeOf = () => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

  function disk(): { size: number; free: number } {
    const { blocks, bavail, bsize } = statfsSync(dirname(path));
    return { size: Math.min(largest, Math.floor((blocks * bsize) / 20)), free: bavail * bsize };
  }

  function giveWay(): boolean {
    try {
      const { size, free } = disk();
      const step = Math.ceil(size / 4);
      const kept = sizeOf();
      if (free >= step || kept === 0) return false;
      if (kept > step) truncateSync(path, kept - step);
      else rmSync(path);
      return true;
    } catch {
      return false;
    }
  }

  function refill(): void {
    try {
      const { size, free } = disk();
      if (sizeOf() >= size || free < 4 * size) return;
      const file = openSync(path, "w", 0o600);
      try {
        for (let left = size; left > 0; ) left -= writeSync(file, randomBytes(Math.min(left, 1024 * 1024)));
      } finally {
        closeSync(file);
      }
    } catch {
      // Read-only disk; retried later.
    }
  }

  return { giveWay, refill };
}
