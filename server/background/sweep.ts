import { isDisclosureFile } from "~/content/disclosures/queries.server";
import { findResumeByFile } from "~/content/resumes/queries.server";
import { documentUrl } from "~/files/document-url";
import { isPictureKnown } from "~/files/picture-rows.server";
import { type FileKind, stemOf } from "~/files/store.server";
import type { Services } from "~/http/services.server";

/** Files younger than this, in milliseconds, may belong to an upload of another process that is under way. */
const sweepAge = 60 * 60 * 1000;

/** Removes the uploaded files that no record knows: what a crash between file and row left behind. */
export async function sweepFiles({ db, files, log }: Services): Promise<void> {
  const isKnown = async (kind: FileKind, name: string) => {
    if (kind === "pictures") return isPictureKnown(db, stemOf(name));
    if (kind === "resumes") return (await findResumeByFile(db, name)) !== undefined;
    return isDisclosureFile(db, documentUrl(name));
  };
  const removed = await files.sweep(isKnown, sweepAge);
  if (removed > 0) log.warn({ removed }, "removed files that no record knows");
}
