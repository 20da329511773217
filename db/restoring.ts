import { existsSync } from "node:fs";
import { StartRefusedError } from "./start-refused";

/** The file that stands beside the database while a restore changes what is in its place. */
export function restoringMark(databaseFile: string): string {
  return `${databaseFile}.restoring`;
}

/** @throws StartRefusedError where a restore was cut off in the middle: database and uploads may be of two times */
export function checkNoHalfRestore(databaseFile: string): void {
  if (!existsSync(restoringMark(databaseFile))) return;
  throw new StartRefusedError(
    `A restore was interrupted before it had ended (${restoringMark(databaseFile)} says so). ` +
      "Run the same npm run restore command again; what it had replaced is kept beside the database.",
  );
}
