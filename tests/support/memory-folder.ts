import { accessSync, constants, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const enough = 1 << 30;

/** A run's folder is named after its process. */
const ofRun = /^school-tests-(\d+)$/;

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Of somebody else.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Removes what runs of tests that were killed have left in a folder. */
function removeLeftOvers(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, pid] = ofRun.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/**
 * Gives a run of tests a temporary folder of its own, which goes with it. It is in memory where there is room: each commit
 * to a database waits for the disk, and so do all that share it.
 */
export function keepTestsInMemory(): void {
  if (process.env.TMPDIR) return;
  const parent = hasRoom(memory) ? memory : tmpdir();
  removeLeftOvers(parent);
  const folder = join(parent, `school-tests-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}
