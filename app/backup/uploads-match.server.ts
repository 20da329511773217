import { resolve } from "node:path";
import { holdsFiles, readFolderIdentity, uploadsOfAnotherWebsite } from "~/files/folder-mark.server";
import { hasTable, readDatabaseFile } from "~db/sqlite-file";
import { BackupError } from "./errors";
import { namedFiles } from "./named-files.server";

/** Backups of a mismatched pair would replace good ones. @throws BackupError if they do not match */
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
