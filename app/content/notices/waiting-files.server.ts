import { removeUnusedFiles } from "~/capabilities/trash/erase.server";
import type { Services } from "~/services/services.server";
import { dropWaitingFiles } from "./file-queries.server";

const stagedFileTtlMs = 2 * 24 * 60 * 60 * 1000;

/** Deletes staged files and previews of forms that were not saved within two days. */
export async function purgeWaitingFiles(
  services: Pick<Services, "db" | "files" | "log">,
  now = Date.now(),
): Promise<void> {
  const documents = await dropWaitingFiles(services.db, new Date(now - stagedFileTtlMs).toISOString());
  if (documents.length > 0) await removeUnusedFiles(services, documents);
}
