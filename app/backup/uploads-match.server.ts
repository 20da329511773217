import { resolve } from "node:path";
import { holdsFiles, readFolderIdentity, uploadsOfAnotherWebsite } from "~/files/folder-mark.server";
import { hasTable, readDatabaseFile } from "~db/sqlite-file";
import { BackupError } from "./errors";
import { namedFiles } from "./named-files.server";

/**
 * A backup of the database with the uploads folder of another website, or with none, would be called good and push the
 * true ones out.
 * @param snapshot a copy of the database, from 0010_site_identity on or older
 * @throws BackupError where the uploads folder is not that of the database
 */
export async function checkUploadsMatch(snapshot: string, uploadsDir: string): Promise<void> {
  const folder = resolve(uploadsDir);
  const found = await readFolderIdentity(folder);
  const { wanted, namesFiles } = readDatabaseFile(snapshot, (sqlite) => ({
    wanted: hasTable(sqlite, "site_identity")
      ? sqlite.prepare<[], string>("select identity from site_identity").pluck().get()
      : undefined,
    namesFiles: !namedFiles(sqlite).next().done,
  }));
  if (wanted && found && wanted !== found) throw new BackupError(uploadsOfAnotherWebsite(folder));
  if (!found && !holdsFiles(folder) && namesFiles) {
    throw new BackupError(
      `The uploads folder ${folder} is missing or empty. Correct UPLOADS_DIR, or mount the missing disk.`,
    );
  }
}
