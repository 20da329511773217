import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { DocumentRefusedError } from "~/files/documents/documents.server";
import { PictureRefusedError } from "~/files/pictures/picture-check.server";
import { dropPhoto, type PhotoForm, photoProblem, savePhotoForm } from "~/files/pictures/save-photo.server";
import { FieldRefusedError } from "~/forms/field-refused";
import type { FieldErrors } from "~/forms/fields.server";
import { type Answer, runOnce } from "~/forms/one-time.server";
import { type KeptDocument, readDocumentForm, saveDocumentForm } from "~/http/document-form.server";
import { readPhotoForm } from "~/http/photo-form.server";
import { readForm } from "~/http/read-form.server";
import { servicesOf } from "~/services/services.server";
import type { Staff } from "~/session/session.server";
import type { Transaction } from "~db/connection.server";

/** Writes a record; `file` contains the file columns, undefined without a new file. */
export type Work<File> = (trx: Transaction, file: File | undefined) => Promise<Answer>;

export interface Body<File> {
  fields: URLSearchParams;
  /** Problems before the file is examined. @param required true if a file is required */
  problemsOf(required: boolean): FieldErrors;
  fileOf(record: object): File | undefined;
  /** Stores the file and runs `work` once (see `runOnce`); leaves no file after a failure or repetition. */
  save(work: Work<File>): Promise<Answer>;
  /** Writes related rows in the record's transaction. @param from record that this one is a copy of */
  attach?(trx: Transaction, id: number, from?: number): Promise<void>;
  discard(): Promise<void>;
}

/** @throws Response as `readForm` */
export type ReadBody<File> = (request: Request, context: AppLoadContext, staff: Staff) => Promise<Body<File>>;

export const wordsBody: ReadBody<object> = async (request, context) => {
  const fields = await readForm(request, context);
  return {
    fields,
    problemsOf: () => ({}),
    fileOf: () => ({}),
    save: (work) => runOnce(servicesOf(context).db, fields, (trx) => work(trx, {})),
    discard: async () => {},
  };
};

export const photoBody = readPhoto(false);

export const widePhotoBody = readPhoto(true);

function readPhoto(wide: boolean): ReadBody<{ picture_id: number }> {
  return async (request, context) => createPhotoBody(context, await readPhotoForm(request, context), wide);
}

export function createPhotoBody(
  context: AppLoadContext,
  form: PhotoForm,
  wide = false,
): Body<{ picture_id: number }> {
  return {
    fields: form.fields,
    problemsOf(required) {
      const problem = photoProblem(form, required);
      const errors: FieldErrors = problem ? { photo: problem } : {};
      return errors;
    },
    fileOf: (record) => ({ picture_id: (record as { picture_id: number }).picture_id }),
    save: (work) =>
      savePhotoForm(
        context,
        form,
        (trx, id) => work(trx, id === undefined ? undefined : { picture_id: id }),
        wide,
      ),
    discard: () => dropPhoto(form),
  };
}

export const documentBody: ReadBody<KeptDocument> = async (request, context) => {
  const form = await readDocumentForm(request, context);
  return {
    fields: form.fields,
    problemsOf: (required) =>
      (required && form.files.length === 0 ? { document: t("Choose a PDF file") } : {}) as FieldErrors,
    fileOf: (record) => {
      const { url, bytes, original_name } = record as KeptDocument;
      return { url, bytes, original_name };
    },
    save: (work) => saveDocumentForm(context, form, work),
    discard: form.discard,
  };
};

export function refusedFile(error: unknown): FieldErrors | undefined {
  if (error instanceof PictureRefusedError) return { photo: error.message };
  if (error instanceof DocumentRefusedError) return { document: error.message };
  if (error instanceof FieldRefusedError) return { [error.field]: error.message };
  return undefined;
}
