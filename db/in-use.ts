import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { StartRefusedError } from "./start-refused";

/** The operating system releases SQLite's locks when a process ends, however it ends. */
const held = new Set<Sqlite.Database>();

function lock(databaseFile: string, begin: "begin" | "begin exclusive"): (() => void) | "taken" {
  // Another process can claim the database for a moment, to see if it is in use.
  const sqlite = new Sqlite(`${databaseFile}.lock`, { timeout: begin === "begin" ? 500 : 0 });
  try {
    sqlite.exec(begin);
    sqlite.prepare("select count(*) from sqlite_schema").get();
  } catch (error) {
    sqlite.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY")) return "taken";
    throw error;
  }
  held.add(sqlite);
  return () => {
    held.delete(sqlite);
    sqlite.close();
  };
}

/** Returns a function that releases the database. @throws StartRefusedError during a restore */
export function holdDatabase(databaseFile: string): () => void {
  try {
    mkdirSync(dirname(databaseFile), { recursive: true });
    const release = lock(databaseFile, "begin");
    if (release !== "taken") return release;
  } catch {
    // If nothing can be written, nothing can be restored either.
    return () => {};
  }
  throw new StartRefusedError(
    "A backup is being restored to this database. Start again when that has ended.",
  );
}

/** True if another process uses the database, or restores it. */
export function isInUse(databaseFile: string): boolean {
  try {
    const release = claimDatabase(databaseFile);
    release?.();
    return release === undefined;
  } catch {
    return false;
  }
}

/** Claims exclusive use; undefined if another process uses the database. */
export function claimDatabase(databaseFile: string): (() => void) | undefined {
  const release = lock(databaseFile, "begin exclusive");
  return release === "taken" ? undefined : release;
}
