import { eraseOldResumes } from "~/content/resumes/erase.server";
import { trashDays } from "~/content/trash/kinds";
import { emptyTrash } from "~/content/trash/queries.server";
import { purgeExpired } from "~/http/purge-expired.server";
import type { Services } from "~/http/services.server";

const day = 24 * 60 * 60 * 1000;

/** Erases for good what has served its time: sessions and tokens, old resumes, what lay 30 days in the trash. */
export async function purge({ db, files }: Services): Promise<void> {
  await purgeExpired(db);
  await eraseOldResumes(db, files);
  await emptyTrash(db, files, new Date(Date.now() - trashDays * day).toISOString());
}
