import type { AppLoadContext } from "@remix-run/node";
import type { Transaction } from "kysely";
import { t } from "#say";
import { DocumentRefusedError } from "~/files/documents.server";
import { PictureRefusedError } from "~/files/picture-check.server";
import { dropPhoto, type PhotoForm, photoProblem, savePhotoForm } from "~/files/save-photo.server";
import { FieldRefusedError } from "~/forms/field-refused";
import type { FieldErrors } from "~/forms/fields.server";
import { type Answer, runOnce } from "~/forms/one-time.server";
import { type KeptDocument, readDocumentForm, saveDocumentForm } from "~/http/document-form.server";
import { readPhotoForm } from "~/http/photo-form.server";
import { readForm } from "~/http/read-form.server";
import { servicesOf } from "~/services/services.server";
import type { Staff } from "~/session/session.server";
import type { Schema } from "~db/schema";

/** Writes a record; `file` is what its row says of the file that came along, or undefined if none did. */
export type Work<File> = (trx: Transaction<Schema>, file: File | undefined) => Promise<Answer>;

/** The form of a record as it arrived. */
export interface Body<File> {
  fields: URLSearchParams;
  /** What is wrong with its file before that is looked at. @param required whether there has to be one */
  problemsOf(required: boolean): FieldErrors;
  /** The file of a record, as another one would have it too. */
  fileOf(record: object): File | undefined;
  /** Keeps the file and runs `work` once (see `runOnce`); a refused, repeated or failed form leaves no file behind. */
  save(work: Work<File>): Promise<Answer>;
  /**
   * Writes what belongs to the record beside its row, in the transaction that writes the row.
   * @param from the record that this one is written again from, where it is
   */
  attach?(trx: Transaction<Schema>, id: number, from?: number): Promise<void>;
  /** Removes what was received and not kept. */
  discard(): Promise<void>;
}

/** Reads the form of a record. @throws Response as `readForm` */
export type ReadBody<File> = (request: Request, context: AppLoadContext, staff: Staff) => Promise<Body<File>>;

/** A form of words only. */
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

/** A form with a photo. */
export const photoBody = readPhoto(false);

/** A form with a photo that is to fill a window. */
export const widePhotoBody = readPhoto(true);

function readPhoto(wide: boolean): ReadBody<{ picture_id: number }> {
  return async (request, context) => photoBodyOf(context, await readPhotoForm(request, context), wide);
}

/** The same of a form that was read already. */
export function photoBodyOf(
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

/** A form with a PDF. */
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

/** In words for the person, where the file turned out to be none that the site takes. */
export function refusedFile(error: unknown): FieldErrors | undefined {
  if (error instanceof PictureRefusedError) return { photo: error.message };
  if (error instanceof DocumentRefusedError) return { document: error.message };
  if (error instanceof FieldRefusedError) return { [error.field]: error.message };
  return undefined;
}
