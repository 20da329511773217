import { copyFileSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createFileStore } from "~/files/store/store.server";
import { openDatabase } from "~db/connection.server";
import { seedStarterContent } from "~db/seed/starter-content";
import { readKey } from "./base-database";

const cache = "node_modules/.cache/samples";

/**
 * Returns a folder with sample content. The first process of a run makes it, and the others wait: its pictures take
 * seconds of CPU time. Kept between runs. @param base migrated database
 */
export async function findSamples(base: string): Promise<string> {
  const kept = join(cache, readKey(["app", "db", "tests/support"]));
  if (existsSync(kept)) return kept;
  // All workers of a run have one parent.
  const folder = join(tmpdir(), `samples-${process.ppid}`);
  const part = `${folder}.part`;
  if (existsSync(folder)) return folder;
  const isFirst = await mkdir(part).then(
    () => true,
    () => false,
  );
  if (!isFirst) {
    while (!existsSync(folder)) await wait(50);
    return folder;
  }
  const file = join(part, "school.sqlite");
  await copyFile(base, file);
  const db = openDatabase(file);
  await seedStarterContent(db, createFileStore(join(part, "up")));
  await db.destroy();
  await rename(part, folder);
  await rm(cache, { recursive: true, force: true });
  copyFolder(folder, `${kept}.part`);
  await rename(`${kept}.part`, kept);
  return folder;
}

/** Copies a folder without checking each file, as `cp` does. */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else copyFileSync(source, target);
  }
}
