import { statfs } from "node:fs/promises";

export interface DiskSpace {
  free: number;
  size: number;
}

const gigabyte = 1024 ** 3;

/** Returns the fullest disk of some paths; undefined if unknown. */
export async function scarcestDisk(paths: string[]): Promise<DiskSpace | undefined> {
  try {
    const disks = await Promise.all(paths.map((path) => statfs(path)));
    const spaces = disks.map(({ bavail, blocks, bsize }) => ({ free: bavail * bsize, size: blocks * bsize }));
    return spaces.sort((one, other) => one.free - other.free)[0];
  } catch {
    return undefined;
  }
}

export function isAlmostFull({ free, size }: DiskSpace): boolean {
  return free < gigabyte || free < size / 20;
}
