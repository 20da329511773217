import { stat } from "node:fs/promises";
import { t } from "#say";
import { WorkerLostError } from "../examine/child-worker.server";
import { examineFile, staffSender } from "../examine/examine.server";
import type { PictureMetadata, PictureProblem } from "../examine/picture";

/** Specification section 5 only asks for images. Phones with 50 megapixels take 8192 × 6144. */
export const maxPictureBytes = 15 * 1024 * 1024;
export const maxPicturePixels = 51e6;
/** Beyond it, a rendition would exceed WebP's 16,383 pixels. */
const maxAspectRatio = 10;
const maxHeldBytes = 230e6;

export class PictureRefusedError extends Error {
  override name = "PictureRefusedError";
}

/** Before pixels are decoded: JPEG, PNG, WebP and AVIF with one frame. @throws PictureRefusedError */
export async function checkPicture(path: string): Promise<PictureMetadata> {
  const { size } = await stat(path);
  if (size === 0) throw new PictureRefusedError(t("This file is empty. Please choose the photo again."));
  if (size > maxPictureBytes) {
    throw new PictureRefusedError(
      t("This photo is larger than 15 MB. Please choose a smaller one, or shrink it first."),
    );
  }
  const report = await examineFile("picture", path, staffSender).catch((error: unknown) => {
    if (error instanceof WorkerLostError) refuseDamaged(error);
    throw error;
  });
  if ("problem" in report) throw new PictureRefusedError(problemMessages[report.problem]());
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

const problemMessages: Record<PictureProblem, () => string> = {
  damaged: () => refuseDamaged(),
  animated: () => t("This picture is animated, which is not possible here. Please send a still photo."),
  GIF: () => t("This is a GIF, which is not possible here. Please send the photo as JPEG or PNG."),
  SVG: () =>
    t(
      "This is an SVG drawing, which is not possible here. Please send a photo, or export the drawing as PNG.",
    ),
  HEIC: () =>
    t(
      "This photo is in Apple's HEIC format, which most browsers cannot show. On the iPhone choose Settings › Camera › Formats › Most Compatible, or send it as JPEG.",
    ),
  video: () => t("This is a video, not a photo. Please choose a JPEG, PNG, WebP or AVIF picture."),
  "not a photo": () => t("This file is not a photo. Please choose a JPEG, PNG, WebP or AVIF picture."),
};

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
