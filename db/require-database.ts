import { existsSync } from "node:fs";
import { StartRefusedError } from "./start-refused";

/** Opening a missing database would create an empty one. @throws StartRefusedError if there is none */
export function requireDatabase(databaseFile: string): void {
  if (existsSync(databaseFile)) return;
  throw new StartRefusedError(
    `There is no database at ${databaseFile}. Correct DATABASE_URL, or start the website once.`,
  );
}
