import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "~/config.server";
import type { Database } from "~db/connection.server";
import { executedMigrations, missingMigrations } from "~db/migrate";
import { StartRefusedError } from "~db/start-refused";
import { type FreeBytes, freeBytes, needRoom } from "./disk-room.server";
import { backupFolder, makeFolder } from "./folder.server";
import { stamp } from "./names";
import { takeSnapshot } from "./snapshot.server";

type Place = Pick<Config, "databaseFile" | "uploadsDir">;

const pattern = /^before-upgrade-[\dTZ-]+\.sqlite$/;
/** Copies that are kept, the newest. */
const keptCopies = 3;

/**
 * Copies a database that is about to be brought up to date; the uploads stay as they are. A new database, or one that
 * is up to date, is not copied.
 * @returns the copy's path
 * @throws StartRefusedError where the copy cannot be made; NewerDatabaseError
 */
export async function copyBeforeUpgrade(
  db: Database,
  place: Place,
  now = new Date(),
  room: FreeBytes = freeBytes,
): Promise<string | undefined> {
  const missing = await missingMigrations(db);
  if (missing.length === 0 || (await executedMigrations(db)).length === 0) return undefined;
  const folder = backupFolder(place, "");
  const copy = join(folder, `before-upgrade-${stamp(now)}.sqlite`);
  try {
    await makeFolder(folder);
    await rm(copy, { force: true });
    await needRoom(folder, (await stat(place.databaseFile)).size, room);
    await takeSnapshot(place.databaseFile, copy);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefusedError(
      `The database has to be brought up to date, but it could not be copied to ${folder} first. ${reason}`,
      { cause: error },
    );
  }
  const copies = (await readdir(folder)).filter((name) => pattern.test(name)).sort();
  for (const name of copies.slice(0, -keptCopies)) await rm(join(folder, name), { force: true });
  return copy;
}
