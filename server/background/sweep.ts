import { t } from "#say";
import type { FileKind } from "~/files/store/stored-names";
import { sweepUploads } from "~/files/store/sweep.server";
import { uploadsOfAnotherWebsite } from "~/files/store/upload-place.server";
import { findErased } from "~/records/erased.server";
import { findNamed } from "~/records/file-rows.server";
import { problems as messages } from "~/services/problems";
import type { Services } from "~/services/services.server";
import { isErasingAllowed } from "~db/clock";
import { noteProblems } from "~db/problems";
import { readIdentity } from "~db/site-identity";

/** Problems of one run shown on the dashboard; the log has all. */
const shownProblems = 20;

/** Runs `sweepUploads`; failures are logged and shown on the dashboard. */
export async function sweepFiles({ db, files, log }: Services): Promise<void> {
  try {
    // The start goes on while a bucket is away, without this check.
    if (files.place.isRemote && (await files.place.readIdentity()) !== (await readIdentity(db)))
      throw new Error(uploadsOfAnotherWebsite(files.place));
    const isUsed = (kind: FileKind, names: string[]) => findNamed(db, kind, names);
    const { failed, ...done } = await sweepUploads({
      files,
      findNamed: isUsed,
      findErased: (kind, names) => findErased(db, kind, names),
      mayErase: await isErasingAllowed(db),
    });
    await files.trimCache?.(isUsed);
    if (done.removed + done.setAside + done.broughtBack > 0) {
      log.warn(done, "uploaded files were compared with the records");
    }
    for (const { path, reason } of failed)
      log.error({ path, reason }, "a file could not be moved or removed");
    const problems = failed.slice(0, shownProblems).map(({ path }) => ({
      key: path,
      words: t(messages.file, { path }),
    }));
    await noteProblems(db, "files", problems);
  } catch (error) {
    log.error({ err: error }, "uploaded files could not be compared with the records");
  }
}
