import { statfs } from "node:fs/promises";

export interface DiskSpace {
  /** Bytes. */
  free: number;
  size: number;
}

const gigabyte = 1024 ** 3;

/** The disk with the least room among those that the paths are on; undefined if the system does not tell. */
export async function scarcestDisk(paths: string[]): Promise<DiskSpace | undefined> {
  try {
    const disks = await Promise.all(paths.map((path) => statfs(path)));
    const spaces = disks.map(({ bavail, blocks, bsize }) => ({ free: bavail * bsize, size: blocks * bsize }));
    return spaces.sort((one, other) => one.free - other.free)[0];
  } catch {
    return undefined;
  }
}

/** True if somebody should make room: less than a gigabyte, or less than a twentieth, is free. */
export function isAlmostFull({ free, size }: DiskSpace): boolean {
  return free < gigabyte || free < size / 20;
}
