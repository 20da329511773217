import { resolve } from "node:path";
import Sqlite from "better-sqlite3";
import { holdsFiles, readFolderIdentity } from "~/files/folder-mark.server";
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
  const sqlite = new Sqlite(snapshot, { readonly: true });
  try {
    const wanted = identityOf(sqlite);
    if (wanted && found && wanted !== found) {
      throw new BackupError(
        `The uploads folder ${folder} belongs to another website. Correct UPLOADS_DIR or DATABASE_URL.`,
      );
    }
    const isGone = !found && !holdsFiles(folder) && !namedFiles(sqlite).next().done;
    if (isGone) {
      throw new BackupError(
        `The uploads folder ${folder} is missing or empty. Correct UPLOADS_DIR, or mount the missing disk.`,
      );
    }
  } finally {
    sqlite.close();
  }
}

function identityOf(sqlite: Sqlite.Database): string | undefined {
  const isThere = sqlite.prepare("select 1 from sqlite_schema where name = 'site_identity'").get();
  if (!isThere) return undefined;
  return sqlite.prepare<[], string>("select identity from site_identity").pluck().get();
}
