import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { documentUrl } from "~/files/documents/document-url";
import { createScanner, DocumentRefusedError, examinePdf } from "~/files/documents/documents.server";
import { photoToPdf } from "~/files/documents/photo-to-pdf.server";
import { describeTooLarge } from "~/files/examine/describe-wrong-file";
import { withKeptFiles } from "~/files/store/keep-files";
import { randomStem } from "~/files/store/store.server";
import type { MultipartBody } from "~/files/upload/multipart.server";
import { type Answer, runOnce } from "~/forms/one-time.server";
import { servicesOf } from "~/services/services.server";
import type { Transaction } from "~db/connection.server";
import { readFilesForm } from "./files-form.server";

const maxBytes = 10 * 1024 * 1024;

export interface KeptDocument {
  url: string;
  bytes: number;
  original_name: string;
}

/** Reads a staff form with a PDF in `document`. The caller discards the body in a `finally`. */
export function readDocumentForm(request: Request, context: AppLoadContext): Promise<MultipartBody> {
  return readFilesForm(request, context, {
    limits: { document: { maxBytes, maxCount: 1 } },
    tooLarge: t(
      "That is more than this form takes. Please choose a PDF of at most 10 MB, or shorten the text.",
    ),
  });
}

/** Runs `work` once (see `runOnce`); leaves no file on failure. @throws DocumentRefusedError */
export async function saveDocumentForm(
  context: AppLoadContext,
  { fields, files: [sent] }: MultipartBody,
  work: (trx: Transaction, kept: KeptDocument | undefined) => Promise<Answer>,
): Promise<Answer> {
  const { db, files } = servicesOf(context);
  if (!sent) return runOnce(db, fields, (trx) => work(trx, undefined));
  if (sent.tooLarge) {
    throw new DocumentRefusedError(
      describeTooLarge(sent, "PDF", t("This file is larger than 10 MB. Please choose a smaller one.")),
    );
  }
  if (sent.failure) throw sent.failure;
  const file = await photoToPdf(sent);
  await examinePdf(file.path, file.originalName, createScanner(servicesOf(context)), "PDF");
  const name = `${randomStem()}.pdf`;
  await files.commitFiles([{ from: file.path, to: files.pathOf("documents", name) }]);
  const remove = () => files.remove([{ kind: "documents", name }]);
  return withKeptFiles(remove, (noted) => {
    const addOnce = async (trx: Transaction) => {
      const answer = await work(trx, {
        url: documentUrl(name),
        bytes: file.size,
        original_name: file.originalName,
      });
      noted();
      return answer;
    };
    return runOnce(db, fields, addOnce, [sent.sha256]);
  });
}
