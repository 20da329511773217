import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { createScanner, DocumentRefusedError, examinePdf } from "~/files/documents/documents.server";
import { inspectRecording, RecordingRefusedError } from "~/files/documents/recordings.server";
import { describeTooLarge, describeWrongFile } from "~/files/examine/describe-wrong-file";
import { detectKind } from "~/files/examine/examine.server";
import { maxPictureBytes, PictureRefusedError } from "~/files/pictures/picture-check.server";
import { addPictureRow } from "~/files/pictures/picture-rows.server";
import { makePicture, removePicture } from "~/files/pictures/pictures.server";
import { withKeptFiles } from "~/files/store/keep-files";
import { randomStem } from "~/files/store/store.server";
import type { ReceivedFile } from "~/files/upload/intake.server";
import { english } from "~/languages/languages";
import { servicesOf } from "~/services/services.server";
import { filesField, maxFiles, type Owning, titleLength } from "./attached-file";
import { titleFromName } from "./file-names";
import { type FileRows, type FormOwner, filesOf } from "./queries.server";

const maxDocumentBytes = 10 * 1024 * 1024;
const maxWaiting = 60;

export const attachedFileLimits = { [filesField]: { maxBytes: maxPictureBytes, maxCount: maxFiles } };

/** Stores a file of an unsaved form, once. @returns the problem; undefined if stored @throws disk errors */
export async function stageFile(
  context: AppLoadContext,
  { files }: Owning,
  owner: FormOwner,
  file: ReceivedFile,
): Promise<string | undefined> {
  const { db } = servicesOf(context);
  const rows = filesOf(files);
  if (file.tooLarge)
    return describeTooLarge(file, takesOf(files), t("It is larger than 15 MB. Please choose a smaller one."));
  if (file.failure) throw file.failure;
  if (await rows.isStaged(db, owner, file.sha256)) return undefined;
  if ((await rows.countStaged(db, owner.staffId)) >= maxWaiting) {
    return t(
      "Too many of your files wait for forms that were not saved. Please save those first, or try again in two days.",
    );
  }
  try {
    const stage = await chooseStage(file, files);
    await stage(context, rows, owner, file);
    return undefined;
  } catch (error) {
    if (refusals.some((refusal) => error instanceof refusal)) return (error as Error).message;
    throw error;
  }
}

const takesOf = ({ recordings }: Pick<Owning["files"], "recordings">) =>
  recordings ? "PDF, photo or recording" : "PDF or photo";

const refusals = [DocumentRefusedError, PictureRefusedError, RecordingRefusedError];

async function chooseStage({ path, originalName }: ReceivedFile, { recordings }: Owning["files"]) {
  const kind = await detectKind(path);
  if (kind === "PDF") return stageDocument;
  if (kind === "photo") return stagePhoto;
  if (kind === "sound" && recordings) return stageRecording;
  throw new DocumentRefusedError(describeWrongFile(kind, originalName, takesOf({ recordings })));
}

/** The recorder writes the language into the name of its file. */
async function stageRecording(
  context: AppLoadContext,
  rows: FileRows,
  owner: FormOwner,
  file: ReceivedFile,
): Promise<void> {
  const { extension, seconds } = await inspectRecording(file.path);
  const [, language = english.code] = /^recording-([a-z]{2})\b/.exec(file.originalName) ?? [];
  await keepDocument(context, file, extension, (document) =>
    rows.stage(servicesOf(context).db, owner, file, { document, seconds, language, bytes: file.size }),
  );
}

async function stageDocument(
  context: AppLoadContext,
  rows: FileRows,
  owner: FormOwner,
  file: ReceivedFile,
): Promise<void> {
  if (file.size > maxDocumentBytes) {
    throw new DocumentRefusedError(t("This PDF is larger than 10 MB. Please choose a smaller one."));
  }
  const { pages } = await examinePdf(
    file.path,
    file.originalName,
    createScanner(servicesOf(context)),
    "PDF or photo",
  );
  const title = titleFromName(file.originalName).slice(0, titleLength);
  await keepDocument(context, file, "pdf", (document) =>
    rows.stage(servicesOf(context).db, owner, file, {
      document,
      pages: pages || null,
      title,
      bytes: file.size,
    }),
  );
}

/** Moves a file to the documents under a random name. @param stage notes the name; false if there is no room */
async function keepDocument(
  context: AppLoadContext,
  file: ReceivedFile,
  extension: string,
  stage: (name: string) => Promise<boolean>,
): Promise<void> {
  const { files } = servicesOf(context);
  const name = `${randomStem()}.${extension}`;
  await files.commitFiles([{ from: file.path, to: files.pathOf("documents", name) }]);
  const remove = () => files.remove([{ kind: "documents", name }]);
  await withKeptFiles(remove, async (noted) => {
    if (await stage(name)) noted();
  });
}

async function stagePhoto(
  context: AppLoadContext,
  rows: FileRows,
  owner: FormOwner,
  file: ReceivedFile,
): Promise<void> {
  const { db, files, pictureAdded } = servicesOf(context);
  const made = await makePicture(files, file.path);
  const remove = () => removePicture(files, made.stem);
  await withKeptFiles(remove, async (noted) => {
    await db.transaction().execute(async (trx) => {
      const picture_id = await addPictureRow(trx, made);
      // Stores the rendition, not the original.
      if (await rows.stage(trx, owner, file, { picture_id, bytes: made.bytes })) noted();
      else await trx.deleteFrom("pictures").where("id", "=", picture_id).execute();
    });
  });
  pictureAdded?.();
}
