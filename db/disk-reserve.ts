import { randomBytes } from "node:crypto";
import { closeSync, openSync, rmSync, statfsSync, statSync, truncateSync, writeSync } from "node:fs";
import { dirname } from "node:path";

/** Bytes that the reserve has on a large disk; on a small one it is a twentieth of the disk. */
const largest = 16 * 1024 * 1024;

/** Room that is kept for deleting: on a full disk SQLite cannot even delete without writing. */
export interface DiskReserve {
  /** Gives a quarter of the reserve back to the disk where less than that is free. @returns true if it did */
  giveWay(): boolean;
  /** Takes the room again, once there is plenty. Does nothing if the disk cannot be written. */
  refill(): void;
}

/** The reserve of a database: a file beside it, of random bytes, since some disks compress what is on them. */
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
      // A disk that takes no writes; the next time may do.
    }
  }

  return { giveWay, refill };
}
