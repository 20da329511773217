import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  path: string;
  fill: () => void;
  makeRoom: () => void;
  /** Read-only mode requires all files to be closed. */
  setReadOnly: (readOnly: boolean) => void;
  /** Call it last. */
  remove: () => void;
}

/** Returns the reason why this machine cannot mount a disk; undefined if it can. */
export function noSmallDisk(): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "only root on Linux can mount a disk";
  try {
    makeSmallDisk(1).remove();
    return undefined;
  } catch {
    return "this machine lets nobody mount a disk";
  }
}

/** Mounts a disk in memory. */
export function makeSmallDisk(megabytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), "school-disk-"));
  const run = (command: string, ...args: string[]) => void execFileSync(command, args, { stdio: "pipe" });
  run("mount", "-t", "tmpfs", "-o", `size=${megabytes}M`, "tmpfs", path);
  const ballast = join(path, "ballast");
  return {
    path,
    fill() {
      const file = openSync(ballast, "a");
      for (let bytes = 1 << 20; bytes >= 1; bytes >>= 1) {
        try {
          while (writeSync(file, Buffer.alloc(bytes, 1)) > 0);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
        }
      }
      closeSync(file);
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    setReadOnly: (readOnly) => run("mount", "-o", `remount,${readOnly ? "ro" : "rw"}`, path),
    remove() {
      run("umount", "-l", path);
      rmSync(path, { recursive: true, force: true });
    },
  };
}
