import { openUploadPlace, type UploadsConfig } from "~/files/open-store.server";
import { describePlace, holdsFiles, uploadsOfAnotherWebsite } from "~/files/place.server";
import { hasTable, readDatabaseFile } from "~db/sqlite-file";
import { BackupError } from "./errors";
import { namedFiles } from "./named-files.server";

/** Backups of a mismatched pair would replace good ones. @throws BackupError if they do not match */
export async function checkUploadsMatch(snapshot: string, config: UploadsConfig): Promise<void> {
  const place = openUploadPlace(config);
  const found = await place.readIdentity();
  const { wanted, namesFiles } = readDatabaseFile(snapshot, (sqlite) => ({
    wanted: hasTable(sqlite, "site_identity")
      ? sqlite.prepare<[], string>("select identity from site_identity").pluck().get()
      : undefined,
    namesFiles: !namedFiles(sqlite).next().done,
  }));
  if (wanted && found && wanted !== found) throw new BackupError(uploadsOfAnotherWebsite(place));
  if (!found && namesFiles && !(await holdsFiles(place))) {
    throw new BackupError(
      `The ${describePlace(place)} is missing or empty. Correct UPLOADS_DIR or UPLOADS_URL, or mount the missing disk.`,
    );
  }
}
