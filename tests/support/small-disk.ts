import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  path: string;
  /** Leaves not a byte. */
  fill: () => void;
  /** Takes away what `fill` wrote. */
  makeRoom: () => void;
  /** Makes the disk read-only, which needs every file on it closed, or writable again. */
  setReadOnly: (readOnly: boolean) => void;
  /** To be called last. */
  remove: () => void;
}

/** Why no disk can be made for a test on this machine; undefined if one can. */
export function noSmallDisk(): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "only root on Linux can mount a disk";
  try {
    makeSmallDisk(1).remove();
    return undefined;
  } catch {
    return "this machine lets nobody mount a disk";
  }
}

/** A disk in memory of so many megabytes: it is really full when it is full. */
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
