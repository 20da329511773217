import { existsSync } from "node:fs";
import { StartRefusedError } from "./start-refused";

/** Marker file that exists while a restore replaces files. */
export function restoringMark(databaseFile: string): string {
  return `${databaseFile}.restoring`;
}

/** @throws StartRefusedError if a restore was interrupted: database and uploads may not match */
export function checkNoHalfRestore(databaseFile: string): void {
  if (!existsSync(restoringMark(databaseFile))) return;
  throw new StartRefusedError(
    `A restore was interrupted before it had ended (${restoringMark(databaseFile)} says so). ` +
      "Run the same npm run restore command again; what it had replaced is kept beside the database.",
  );
}
