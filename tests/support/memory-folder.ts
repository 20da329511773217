import { accessSync, constants, statfsSync } from "node:fs";

const folder = "/dev/shm";
const enough = 1 << 30;

/**
 * Puts the temporary folders of tests into memory where there is room for them: each commit to a database waits for the
 * disk, and so do all that share it.
 */
export function keepTestsInMemory(): void {
  if (process.env.TMPDIR) return;
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize >= enough) process.env.TMPDIR = folder;
  } catch {
    // There is none: the usual folder does.
  }
}
