import { removeUnusedFiles } from "~/capabilities/trash/erase.server";
import { allKinds } from "~/kinds/registry";
import type { Services } from "~/services/services.server";
import { dropPreviews } from "../../previews/previews.server";
import { filesOf } from "./queries.server";

const stagedFileTtlMs = 2 * 24 * 60 * 60 * 1000;

/** Deletes staged files and previews of forms that were not saved within two days. */
export async function purgeWaitingFiles(
  services: Pick<Services, "db" | "files" | "log">,
  now = Date.now(),
): Promise<void> {
  const before = new Date(now - stagedFileTtlMs).toISOString();
  await dropPreviews(services.db, before);
  const dropped = allKinds.flatMap(({ files }) =>
    files ? [filesOf(files).dropStaged(services.db, before)] : [],
  );
  const documents = (await Promise.all(dropped)).flat();
  if (documents.length > 0) await removeUnusedFiles(services, documents);
}
