import { open } from "node:fs/promises";
import type { Metadata } from "sharp";
import { t } from "#say";
import { loadSharp } from "./sharp.server";

/** Limits of a picture that is taken in; specification section 5 asks for images only. */
export const maxPictureBytes = 15 * 1024 * 1024;
export const maxPicturePixels = 50e6;
/** Beyond this a rendition 1600 pixels wide would not fit WebP's 16,383 pixels. */
const maxAspectRatio = 10;
const maxHeldBytes = 230e6;

/** A picture that cannot be taken. The message is one for people: what is wrong, and what to do. */
export class PictureRefusedError extends Error {
  override name = "PictureRefusedError";
}

/**
 * Looks at a file's content, whatever its name says, before any decoder of pixels runs.
 * @param path a temporary file
 * @returns what sharp says about it: JPEG, PNG, WebP or AVIF, one frame, within the limits
 * @throws PictureRefusedError for everything else
 */
export async function checkPicture(path: string): Promise<Metadata> {
  const { bytes, head } = await readHead(path);
  if (bytes === 0) throw new PictureRefusedError(t("This file is empty. Please choose the photo again."));
  if (bytes > maxPictureBytes) {
    throw new PictureRefusedError(
      t("This photo is larger than 15 MB. Please choose a smaller one, or shrink it first."),
    );
  }
  // Decided by the first bytes and not by sharp, which would read SVG and a dozen other formats to find out.
  const format = formatOf(head);
  const sharp = await loadSharp();
  const metadata = await sharp(path, { limitInputPixels: false }).metadata().catch(refuseDamaged);
  const sameFormat = format === "avif" ? metadata.compression === "av1" : metadata.format === format;
  if (!sameFormat) refuseDamaged();
  if ((metadata.pages ?? 1) > 1 || (format === "png" && (await isAnimatedPng(path)))) {
    throw new PictureRefusedError(
      t("This picture is animated, which is not possible here. Please send a still photo."),
    );
  }
  const { width, height } = metadata;
  if (width * height > maxPicturePixels) {
    const megapixels = Math.round((width * height) / 1e6);
    throw new PictureRefusedError(
      t("This photo has {megapixels} megapixels; at most 50 are possible. Please shrink it first.", {
        megapixels,
      }),
    );
  }
  if (Math.max(width, height) > maxAspectRatio * Math.min(width, height)) {
    throw new PictureRefusedError(
      t("This picture is too long and narrow to be shown. Please crop it first."),
    );
  }
  if (heldBytes(metadata) > maxHeldBytes) {
    throw new PictureRefusedError(
      t("This photo is too large for a picture of its kind ({format}). Please send it as an ordinary JPEG.", {
        format: format.toUpperCase(),
      }),
    );
  }
  return metadata;
}

/**
 * About how many bytes of memory a picture takes while it is decoded. Only a plain JPEG or PNG that stands upright
 * is read line by line; the other kinds are held whole. The figures per pixel are measured.
 */
export function heldBytes(metadata: Metadata): number {
  const { width, height, channels, depth, format, isProgressive, orientation = 1 } = metadata;
  const pixels = width * height;
  if (format === "heif") return pixels * 18;
  if (format === "webp") return pixels * 4;
  if (format === "jpeg" && isProgressive) {
    return pixels * (metadata.chromaSubsampling === "4:2:0" ? 3 : channels * 2);
  }
  return isProgressive || orientation > 1 ? pixels * channels * (depth === "ushort" ? 2 : 1) : 0;
}

/** Ends in words for a file whose pixels cannot be read. */
export function refuseDamaged(cause?: unknown): never {
  throw new PictureRefusedError(
    t(
      "This photo is damaged or did not arrive completely. Please send it again, or save it anew as JPEG first.",
    ),
    { cause },
  );
}

async function readHead(path: string): Promise<{ bytes: number; head: Buffer }> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    return { bytes: (await file.stat()).size, head: buffer.subarray(0, bytesRead) };
  } finally {
    await file.close();
  }
}

function formatOf(head: Buffer): "jpeg" | "png" | "webp" | "avif" {
  const text = head.toString("latin1");
  if (text.startsWith("\xFF\xD8\xFF")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1A\n")) return "png";
  if (/^RIFF.{4}WEBP/s.test(text)) return "webp";
  if (text.slice(4, 8) === "ftyp") return formatOfBrands(head, text);
  if (/^GIF8[79]a/.test(text)) {
    throw new PictureRefusedError(
      t("This is a GIF, which is not possible here. Please send the photo as JPEG or PNG."),
    );
  }
  if (/<svg|<\?xml|<!DOCTYPE svg/i.test(text)) {
    throw new PictureRefusedError(
      t(
        "This is an SVG drawing, which is not possible here. Please send a photo, or export the drawing as PNG.",
      ),
    );
  }
  throw new PictureRefusedError(
    t("This file is not a photo. Please choose a JPEG, PNG, WebP or AVIF picture."),
  );
}

/** The brands of an ISO media file: AVIF and HEIC share everything else about their first bytes. */
function formatOfBrands(head: Buffer, text: string): "avif" {
  const brands: string[] = text.slice(8, head.readUInt32BE(0)).match(/.{4}/gs) ?? [];
  if (brands.includes("avis")) {
    throw new PictureRefusedError(
      t("This picture is animated, which is not possible here. Please send a still photo."),
    );
  }
  if (brands.includes("avif")) return "avif";
  if (brands.some((brand) => /^(he[ivx][cmsx]|mif1|msf1)$/.test(brand))) {
    throw new PictureRefusedError(
      t(
        "This photo is in Apple's HEIC format, which most browsers cannot show. On the iPhone choose Settings › Camera › Formats › Most Compatible, or send it as JPEG.",
      ),
    );
  }
  throw new PictureRefusedError(
    t("This is a video, not a photo. Please choose a JPEG, PNG, WebP or AVIF picture."),
  );
}

/** Whether the chunk `acTL` stands before the pixels; libvips would silently take the first frame. */
async function isAnimatedPng(path: string): Promise<boolean> {
  const file = await open(path, "r");
  const chunk = Buffer.alloc(8);
  try {
    for (let count = 0, position = 8; count < 200; count += 1) {
      const { bytesRead } = await file.read(chunk, 0, 8, position);
      const type = chunk.toString("latin1", 4);
      if (bytesRead < 8 || type === "IDAT") return false;
      if (type === "acTL") return true;
      position += 12 + chunk.readUInt32BE(0);
    }
    return false;
  } finally {
    await file.close();
  }
}
