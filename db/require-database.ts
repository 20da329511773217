import { existsSync } from "node:fs";
import { StartRefusedError } from "./start-refused";

/**
 * For commands that work on a website that is there: to open a database that is not there would make an empty one.
 * @throws StartRefusedError if there is none, as with a mistyped DATABASE_URL
 */
export function requireDatabase(databaseFile: string): void {
  if (existsSync(databaseFile)) return;
  throw new StartRefusedError(
    `There is no database at ${databaseFile}. Correct DATABASE_URL, or start the website once.`,
  );
}
