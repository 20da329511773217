import { appendFile, type FileHandle, open, readFile, truncate } from "node:fs/promises";
import type { Metadata, SharpConstructor } from "sharp";
import type { Budget } from "./budget";
import { detectFileKind, type FileKind } from "./file-kind";
import { readAt } from "./read-at";

export type PictureProblem = "damaged" | "animated";

/** Metadata that decides how, and if, a picture is decoded. */
export type PictureMetadata = Pick<
  Metadata,
  | "width"
  | "height"
  | "channels"
  | "depth"
  | "format"
  | "isProgressive"
  | "orientation"
  | "chromaSubsampling"
  | "hasAlpha"
>;

const chunkHeaderBytes = 8;
const endOfImage = Buffer.from([0xff, 0xd9]);
const startOfScan = Buffer.from([0xff, 0xda]);

type Format = "jpeg" | "png" | "webp" | "avif";

/** Checks the header before pixels are decoded; the name is ignored. */
export async function examinePicture(
  path: string,
  budget: Budget,
): Promise<{ kind: FileKind } | { problem: PictureProblem } | { facts: PictureMetadata }> {
  const file = await open(path, "r");
  try {
    // Not by sharp, which would try SVG and many other formats.
    const format = detectFormat(await readAt(file, 0, 512));
    if (!format) return { kind: await detectFileKind(path, budget) };
    if (format === "animated") return { problem: format };
    const { default: sharp } = await import("sharp");
    sharp.cache(false);
    const metadata = await sharp(path, { limitInputPixels: false })
      .metadata()
      .catch(() => undefined);
    const isSame = format === "avif" ? metadata?.compression === "av1" : metadata?.format === format;
    if (!metadata || !isSame) return { problem: "damaged" };
    if ((metadata.pages ?? 1) > 1 || (format === "png" && (await isAnimatedPng(file, budget))))
      return { problem: "animated" };
    if (format === "jpeg") await endJpeg(path, metadata, sharp, budget);
    const { width, height, channels, depth, isProgressive, orientation, chromaSubsampling, hasAlpha } =
      metadata;
    const facts = { width, height, channels, depth, isProgressive, orientation, chromaSubsampling, hasAlpha };
    return { facts: { ...facts, format: metadata.format } };
  } finally {
    await file.close();
  }
}

/** Appends the end marker that some phones omit and decoders require. Truncated files stay unchanged. */
async function endJpeg(
  path: string,
  { width, height }: Metadata,
  sharp: SharpConstructor,
  budget: Budget,
): Promise<void> {
  const content = await readFile(path);
  budget.charge(content.length);
  if (content.lastIndexOf(endOfImage) > content.lastIndexOf(startOfScan)) return;
  await appendFile(path, endOfImage);
  // The last row needs all rows before it, but keeps no pixels of them.
  const isWhole = await sharp(path, { limitInputPixels: false, failOn: "warning" })
    .extract({ left: 0, top: height - 1, width, height: 1 })
    .raw()
    .toBuffer()
    .then(() => true)
    .catch(() => false);
  if (!isWhole) await truncate(path, content.length);
}

function detectFormat(head: Buffer): Format | "animated" | undefined {
  const text = head.toString("latin1");
  if (text.startsWith("\xFF\xD8\xFF")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1A\n")) return "png";
  if (/^RIFF.{4}WEBP/s.test(text)) return "webp";
  if (text.slice(4, 8) !== "ftyp") return undefined;
  // AVIF and HEIC differ only in their brands.
  const brands: string[] = text.slice(8, head.readUInt32BE(0)).match(/.{4}/gs) ?? [];
  if (brands.includes("avis")) return "animated";
  return brands.includes("avif") ? "avif" : undefined;
}

/** True if `acTL` precedes the pixels; libvips would silently use the first frame. */
async function isAnimatedPng(file: FileHandle, budget: Budget): Promise<boolean> {
  for (let count = 0, position = 8; count < 200; count += 1) {
    budget.charge(chunkHeaderBytes);
    const chunk = await readAt(file, position, chunkHeaderBytes);
    const type = chunk.toString("latin1", 4);
    if (chunk.length < chunkHeaderBytes || type === "IDAT") return false;
    if (type === "acTL") return true;
    position += 12 + chunk.readUInt32BE(0);
  }
  return false;
}
