import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { createScanner, DocumentRefusedError, examinePdf, isDocument } from "~/files/documents.server";
import type { ReceivedFile } from "~/files/intake.server";
import { withKeptFiles } from "~/files/keep-files";
import { maxPictureBytes, PictureRefusedError } from "~/files/picture-check.server";
import { addPictureRow } from "~/files/picture-rows.server";
import { makePicture, removePicture } from "~/files/pictures.server";
import { randomStem } from "~/files/store.server";
import { servicesOf } from "~/services/services.server";
import { anyRow } from "~db/any-row";
import type { Database } from "~db/connection.server";
import { titleFromName } from "./file-names";
import { countWaitingFiles, type FormOwner } from "./file-queries.server";
import { filesField, maxNoticeFiles, titleLength } from "./notice-file";

const maxDocumentBytes = 10 * 1024 * 1024;
/** Staged files per user. */
const maxWaiting = 60;

export const noticeFileLimits = { [filesField]: { maxBytes: maxPictureBytes, maxCount: maxNoticeFiles } };

/** Stores a file of an unsaved form, once. @returns the problem; undefined if stored @throws disk errors */
export async function stageFile(
  context: AppLoadContext,
  owner: FormOwner,
  file: ReceivedFile,
): Promise<string | undefined> {
  const { db } = servicesOf(context);
  if (file.tooLarge) return t("It is larger than 15 MB. Please choose a smaller one.");
  if (file.failure) throw file.failure;
  if (await isThere(db, owner, file.sha256)) return undefined;
  if ((await countWaitingFiles(db, owner.staffId)) >= maxWaiting) {
    return t(
      "Too many of your files wait for notices that were not saved. Please save those first, or try again in two days.",
    );
  }
  try {
    await ((await isDocument(file.path, file.originalName)) ? stageDocument : stagePhoto)(
      context,
      owner,
      file,
    );
    return undefined;
  } catch (error) {
    if (error instanceof DocumentRefusedError || error instanceof PictureRefusedError) return error.message;
    throw error;
  }
}

async function isThere(db: Database, { key }: FormOwner, sha256: string): Promise<boolean> {
  if (key === "") return false;
  const same = db.selectFrom("notice_files").select("id").where("form_key", "=", key);
  return anyRow(same.where("sha256", "=", sha256));
}

async function stageDocument(context: AppLoadContext, owner: FormOwner, file: ReceivedFile): Promise<void> {
  const { db, files } = servicesOf(context);
  if (file.size > maxDocumentBytes) {
    throw new DocumentRefusedError(t("This PDF is larger than 10 MB. Please choose a smaller one."));
  }
  const { pages } = await examinePdf(
    file.path,
    file.originalName,
    createScanner(servicesOf(context)),
    t("Please save it as PDF and send that: everybody can open it."),
  );
  const document = `${randomStem()}.pdf`;
  await files.commitFiles([{ from: file.path, to: files.pathOf("documents", document) }]);
  const remove = () => files.remove([{ kind: "documents", name: document }]);
  await withKeptFiles(remove, async (noted) => {
    const title = titleFromName(file.originalName).slice(0, titleLength);
    if (await addRow(db, owner, file, { document, pages: pages || null, title, bytes: file.size })) noted();
  });
}

async function stagePhoto(context: AppLoadContext, owner: FormOwner, file: ReceivedFile): Promise<void> {
  const { db, files, pictureAdded } = servicesOf(context);
  const made = await makePicture(files, file.path);
  const remove = () => removePicture(files, made.stem);
  await withKeptFiles(remove, async (noted) => {
    await db.transaction().execute(async (trx) => {
      const picture_id = await addPictureRow(trx, made);
      // Stores the rendition, not the original.
      if (await addRow(trx, owner, file, { picture_id, bytes: made.bytes })) noted();
      else await trx.deleteFrom("pictures").where("id", "=", picture_id).execute();
    });
  });
  pictureAdded?.();
}

/** @returns false if another request added the same file first */
async function addRow(
  db: Database,
  { key, staffId }: FormOwner,
  { originalName, sha256 }: ReceivedFile,
  values: { bytes: number; document?: string; pages?: number | null; title?: string; picture_id?: number },
): Promise<boolean> {
  const { count } = await db
    .selectFrom("notice_files")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("form_key", "=", key)
    .executeTakeFirstOrThrow();
  const added = await db
    .insertInto("notice_files")
    .values({
      ...values,
      form_key: key,
      staff_id: staffId,
      original_name: originalName,
      sha256,
      // After the notice's present files.
      position: 1000 + Number(count),
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
