import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import {
  createScanner,
  DocumentRefusedError,
  examinePdf,
  withExtension,
} from "~/files/documents/documents.server";
import { describeTooLarge } from "~/files/examine/describe-wrong-file";
import { detectKind } from "~/files/examine/examine.server";
import { checkPicture, PictureRefusedError } from "~/files/pictures/picture-check.server";
import { refuseUnreadable, turns } from "~/files/pictures/pictures.server";
import { loadSharp } from "~/files/pictures/sharp.server";
import { withKeptFiles } from "~/files/store/keep-files";
import { randomStem } from "~/files/store/store.server";
import type { ReceivedFile } from "~/files/upload/intake.server";
import type { MultipartBody } from "~/files/upload/multipart.server";
import type { FieldErrors } from "~/forms/fields.server";
import { type Answer, runOnce } from "~/forms/one-time.server";
import { servicesOf } from "~/services/services.server";
import type { Transaction } from "~db/connection.server";

const maxSlipBytes = 10 * 1024 * 1024;

const maxSlipPixels = 2000;

/** Seconds before a photo counts as unreadable. */
const timeoutSeconds = 60;

export interface KeptSlip {
  slip: string;
  slip_name: string;
}

export const slipLimits = { slip: { maxBytes: maxSlipBytes, maxCount: 1 } };

/** Stores a shrunk slip and runs `work` once. @throws DocumentRefusedError, PictureRefusedError */
export async function saveWithSlip(
  context: AppLoadContext,
  { fields, files: [file] }: MultipartBody,
  work: (trx: Transaction, kept: KeptSlip) => Promise<Answer>,
): Promise<Answer> {
  const { db, files } = servicesOf(context);
  if (!file) return runOnce(db, fields, (trx) => work(trx, { slip: "", slip_name: "" }));
  if (file.tooLarge)
    throw new DocumentRefusedError(
      describeTooLarge(
        file,
        "PDF or photo",
        t("This slip is larger than 10 MB. Please choose a smaller one."),
      ),
    );
  if (file.failure) throw file.failure;
  const isPdf = (await detectKind(file.path)) === "PDF";
  const slip = `${randomStem()}.${isPdf ? "pdf" : "webp"}`;
  const made = isPdf ? file.path : join(files.incomingDirectory, slip);
  try {
    if (isPdf) await examinePdf(made, file.originalName, createScanner(servicesOf(context)), "PDF or photo");
    else await makeReadable(file, made);
    await files.commitFiles([{ from: made, to: files.pathOf("slips", slip) }]);
    const remove = () => files.remove([{ kind: "slips", name: slip }]);
    return await withKeptFiles(remove, (noted) => {
      const addOnce = async (trx: Transaction) => {
        const answer = await work(trx, {
          slip,
          slip_name: isPdf ? withExtension(file.originalName, "pdf") : file.originalName,
        });
        noted();
        return answer;
      };
      return runOnce(db, fields, addOnce, [file.sha256]);
    });
  } finally {
    if (!isPdf) await rm(made, { force: true });
  }
}

async function makeReadable({ path, originalName }: ReceivedFile, to: string): Promise<void> {
  await checkPicture(path, { originalName, takes: "PDF or photo" });
  const sharp = await loadSharp();
  const small = {
    width: maxSlipPixels,
    height: maxSlipPixels,
    fit: "inside",
    withoutEnlargement: true,
  } as const;
  const make = () =>
    sharp(path)
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .resize(small)
      .webp({ quality: 70 })
      .toFile(to);
  await turns.runExclusive(make).catch(refuseUnreadable);
}

export function refusedSlip(error: unknown): FieldErrors | undefined {
  return error instanceof DocumentRefusedError || error instanceof PictureRefusedError
    ? { slip: error.message }
    : undefined;
}
