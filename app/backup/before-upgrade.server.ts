import { readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "~/config.server";
import type { Database } from "~db/connection.server";
import { executedMigrations, missingMigrations } from "~db/migrate";
import { StartRefusedError } from "~db/start-refused";
import { type FreeBytes, freeBytes, needRoom } from "./disk-room.server";
import { backupFolder, makeFolder } from "./folder.server";
import { stamp } from "./names";
import { removeDatabase, takeSnapshot } from "./snapshot.server";

type Place = Pick<Config, "databaseFile" | "uploadsDir">;

const pattern = /^before-upgrade-[\dTZ-]+?(?:-(\d{4}))?\.sqlite$/;
const keptCopies = 3;

/** @returns undefined for a new or current database @throws StartRefusedError if the copy fails */
export async function copyBeforeUpgrade(
  db: Database,
  place: Place,
  now = new Date(),
  room: FreeBytes = freeBytes,
  available?: string[],
): Promise<string | undefined> {
  const missing = await missingMigrations(db, available);
  const last = (await executedMigrations(db)).at(-1)?.slice(0, 4);
  if (missing.length === 0 || last === undefined) return undefined;
  const folder = backupFolder(place, "");
  const copy = join(folder, `before-upgrade-${stamp(now)}-${last}.sqlite`);
  try {
    await makeFolder(folder);
    await needRoom(folder, (await stat(place.databaseFile)).size, room);
    // Renamed when complete, so that a partial file never looks like a copy.
    await removeDatabase(`${copy}.part`);
    await takeSnapshot(place.databaseFile, `${copy}.part`);
    await rename(`${copy}.part`, copy);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefusedError(
      `The database has to be brought up to date, but it could not be copied to ${folder} first. ${reason}`,
      { cause: error },
    );
  }
  const copies = (await readdir(folder)).filter((name) => pattern.test(name)).sort();
  // A start that fails repeatedly replaces its own copy, not those of earlier upgrades.
  const others = copies.filter((name) => pattern.exec(name)?.[1] !== last || copy.endsWith(name));
  const kept = new Set(others.slice(-keptCopies));
  for (const name of copies) if (!kept.has(name)) await rm(join(folder, name), { force: true });
  return copy;
}
