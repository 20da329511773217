import { stat } from "node:fs/promises";
import { t } from "#say";
import { WorkerLostError } from "../examine/child-worker.server";
import { describeWrongFile, type Takes } from "../examine/describe-wrong-file";
import { examineFile, staffSender } from "../examine/examine.server";
import type { PictureMetadata } from "../examine/picture";

/** Specification section 5 only asks for images. Phones with 50 megapixels take 8192 × 6144. */
export const maxPictureBytes = 15 * 1024 * 1024;
export const maxPicturePixels = 51e6;
/** Beyond it, a rendition would exceed WebP's 16,383 pixels. */
const maxAspectRatio = 10;
const maxHeldBytes = 230e6;

export class PictureRefusedError extends Error {
  override name = "PictureRefusedError";
}

/** A file as it was sent, for messages about another kind of file. */
export interface SentPicture {
  originalName: string;
  /** Files that its field takes; default: photos. */
  takes?: Takes;
}

/** Before pixels are decoded: JPEG, PNG, WebP and AVIF with one frame. @throws PictureRefusedError */
export async function checkPicture(path: string, sent?: SentPicture): Promise<PictureMetadata> {
  const { size } = await stat(path);
  if (size > maxPictureBytes) {
    throw new PictureRefusedError(
      t("This photo is larger than 15 MB. Please choose a smaller one, or shrink it first."),
    );
  }
  const report = await examineFile("picture", path, staffSender).catch((error: unknown) => {
    if (error instanceof WorkerLostError) refuseDamaged(error);
    throw error;
  });
  if ("kind" in report)
    throw new PictureRefusedError(
      describeWrongFile(report.kind, sent?.originalName ?? "", sent?.takes ?? "photo"),
    );
  if ("problem" in report) {
    if (report.problem === "damaged") refuseDamaged();
    throw new PictureRefusedError(
      t("This picture is animated, which is not possible here. Please send a still photo."),
    );
  }
  const { facts } = report;
  const { width, height, format } = facts;
  if (width * height > maxPicturePixels) {
    throw new PictureRefusedError(
      t("This photo has {megapixels} megapixels; at most {max} are possible. Please shrink it first.", {
        megapixels: Math.ceil((width * height) / 1e6),
        max: maxPicturePixels / 1e6,
      }),
    );
  }
  if (Math.max(width, height) > maxAspectRatio * Math.min(width, height)) {
    throw new PictureRefusedError(
      t("This picture is too long and narrow to be shown. Please crop it first."),
    );
  }
  if (heldBytes(facts) > maxHeldBytes) {
    throw new PictureRefusedError(
      t("This photo is too large for a picture of its kind ({format}). Please send it as an ordinary JPEG.", {
        format: (format === "heif" ? "avif" : format).toUpperCase(),
      }),
    );
  }
  return facts;
}

/** Estimates bytes for decoding, as measured. Only baseline, upright JPEG and PNG stream. */
export function heldBytes(metadata: PictureMetadata): number {
  const { width, height, channels, depth, format, isProgressive, orientation = 1 } = metadata;
  const pixels = width * height;
  if (format === "heif") return pixels * 18;
  if (format === "webp") return pixels * 4;
  if (format === "jpeg" && isProgressive) {
    return pixels * (metadata.chromaSubsampling === "4:2:0" ? 3 : channels * 2);
  }
  return isProgressive || orientation > 1 ? pixels * channels * (depth === "ushort" ? 2 : 1) : 0;
}

export function refuseDamaged(cause?: unknown): never {
  throw new PictureRefusedError(
    t("This photo is damaged or did not arrive completely. Please send it again, or save it as JPEG first."),
    { cause },
  );
}
