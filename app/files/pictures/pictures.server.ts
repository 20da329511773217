import { existsSync } from "node:fs";
import { access, copyFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Semaphore } from "async-mutex";
import { ServerBusyError } from "~/limits/server-busy";
import type { PictureMetadata } from "../examine/picture";
import { type FileStore, randomStem } from "../store/store.server";
import type { AvifWork } from "./avif-encoder.server";
import { proposeFocus } from "./focus/focus.server";
import {
  checkPicture,
  heldBytes,
  maxPicturePixels,
  refuseDamaged,
  type SentPicture,
} from "./picture-check.server";
import { loadSharp } from "./sharp.server";

export interface StoredPicture {
  stem: string;
  /** Pixels of the largest rendition, upright; at most 1600 wide, or 2560 if made to fill a window. */
  width: number;
  height: number;
  /** Average colour, three hexadecimal digits; empty for transparent pictures. */
  placeholder: string;
  /** Proposed focus point (see focus/focus.ts). */
  focus?: string;
  bytes: number;
}

/** Widths of WebP renditions; narrower pictures keep their width under the same name. */
const pictureWidths = [480, 960, 1600] as const;
/** Extra width for pictures that fill a window of 1280 pixels at density 2. */
const windowWidth = 2560;
export const avifWidths = [320, 480, 720, 960] as const;

const quality = { webp: 74, avif: 45, jpeg: 72 };
const seconds = 60;

/** Two pictures at once; one that is decoded in memory runs alone. */
export const turns = new Semaphore(2);
const heavyBytes = 60e6;

/**
 * Upright, sRGB, without metadata, never enlarged. Files are synced on return; none are left on an error.
 * @param wide adds a rendition of up to 2560 pixels @param sent for messages @throws PictureRefusedError
 */
export async function makePicture(
  store: FileStore,
  incomingPath: string,
  wide = false,
  sent?: SentPicture,
): Promise<StoredPicture> {
  const metadata = await checkPicture(incomingPath, sent);
  const weight = heldBytes(metadata) > heavyBytes ? 2 : 1;
  const made = await turns.runExclusive(() => render(store, incomingPath, { metadata, wide }), weight);
  return keepRenditions(store, made);
}

/** Makes new renditions from a stored picture's uncompressed file, which `change` edits. */
export async function makeChangedPicture(
  store: FileStore,
  path: string,
  change: (pixelsPath: string) => Promise<void>,
): Promise<StoredPicture> {
  const sharp = await loadSharp();
  const metadata = await sharp(path).metadata();
  const wide = metadata.width > Math.max(...pictureWidths);
  const made = await turns.runExclusive(() => render(store, path, { metadata, wide, change }));
  return keepRenditions(store, made);
}

async function keepRenditions(
  store: FileStore,
  made: Awaited<ReturnType<typeof render>>,
): Promise<StoredPicture> {
  const stem = randomStem();
  const files = made.renditions.map(({ width, data }) => ({ name: getFileName(stem, width, "webp"), data }));
  await keep(store, files);
  const bytes = files.reduce((sum, { data }) => sum + data.byteLength, 0);
  const { width, height, placeholder, focus } = made;
  return { stem, width, height, placeholder, focus, bytes };
}

/** Makes AVIF renditions from the largest WebP. Takes seconds, so do it after the response. Idempotent. */
export async function makeAvif(
  store: FileStore,
  stem: string,
  encode: (work: AvifWork) => Promise<void>,
): Promise<void> {
  const locate = () => store.locate("pictures", getFileName(stem, 1600, "webp"));
  const source = await locate();
  await access(source);
  const files = avifWidths.map((width) => ({ width, ...placeFor(store, getFileName(stem, width, "avif")) }));
  try {
    const paths = new Map<number, string>(files.map(({ from, width }) => [width, from]));
    await makeAvifFiles(source, (width) => paths.get(width) ?? "", encode);
    await store.commitFiles(files);
  } catch (error) {
    await removeTemporary(files);
    throw error;
  }
  // Erased meanwhile; a file that only left the cache is fetched again.
  await access(await locate()).catch(() => removePicture(store, stem));
}

/**
 * Adds AVIF renditions that were made before, such as those of the sample content.
 * @returns false if one is missing: the picture then waits for the encoder
 */
export async function addMadeAvif(
  store: FileStore,
  stem: string,
  pathOf: (width: number) => string,
): Promise<boolean> {
  if (!avifWidths.every((width) => existsSync(pathOf(width)))) return false;
  const files = avifWidths.map((width) => ({ width, ...placeFor(store, getFileName(stem, width, "avif")) }));
  await Promise.all(files.map(({ width, from }) => copyFile(pathOf(width), from)));
  await store.commitFiles(files);
  return true;
}

/** Encodes the AVIF renditions of a file into other places. */
export async function makeAvifFiles(
  source: string,
  pathOf: (width: number) => string,
  encode: (work: AvifWork) => Promise<void>,
): Promise<void> {
  const targets = avifWidths.map((width) => ({ path: pathOf(width), width }));
  await encode({ source, quality: quality.avif, targets });
}

/** Removes all renditions; missing ones are ignored. @throws TypeError for an invalid stem */
export async function removePicture(store: FileStore, stem: string): Promise<void> {
  await store.remove(pictureFiles(stem).map((name) => ({ kind: "pictures", name })));
}

/** Returns names of renditions, existing or not. @param width without it, all possible names */
export function pictureFiles(stem: string, width = windowWidth): string[] {
  return [
    ...webpWidths(width).map((width) => getFileName(stem, width, "webp")),
    ...avifWidths.map((width) => getFileName(stem, width, "avif")),
  ];
}

export function largestFile(stem: string, width: number): string {
  return getFileName(stem, Math.max(...webpWidths(width)), "webp");
}

function webpWidths(width: number): number[] {
  const largest = Math.max(...pictureWidths);
  return width > largest ? [...pictureWidths, windowWidth] : [...pictureWidths];
}

function getFileName(stem: string, width: number, extension: "webp" | "avif"): string {
  return `${stem}-${width}.${extension}`;
}

interface RenderOptions {
  metadata: Pick<PictureMetadata, "hasAlpha">;
  wide: boolean;
  change?: (pixelsPath: string) => Promise<void>;
}

async function render(store: FileStore, path: string, { metadata, wide, change }: RenderOptions) {
  // Decoded once to an uncompressed file: sharp would decode the input again for each clone, and Buffers pile
  // up until garbage collection.
  const pixelsPath = join(store.incomingDirectory, `${randomStem()}-pixels.part`);
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(path, { limitInputPixels: maxPicturePixels, failOn: "error" })
      .timeout({ seconds })
      .autoOrient()
      .resize({ width: wide ? windowWidth : 1600, withoutEnlargement: true })
      .toColourspace("srgb")
      .png({ compressionLevel: 0 })
      .toFile(pixelsPath)
      .catch(refuseUnreadable);
    await change?.(pixelsPath);
    // Without `keepMetadata` sharp writes no Exif, and so no GPS place of the photo.
    // Effort 2 is three times as fast as the default, with hardly larger files; most browsers use AVIF.
    const rendition = async (target: number) => {
      const resized = sharp(pixelsPath).resize({ width: target, withoutEnlargement: true });
      return { width: target, data: await resized.webp({ quality: quality.webp, effort: 2 }).toBuffer() };
    };
    const [placeholder, focus, ...renditions] = await Promise.all([
      computePlaceholder(pixelsPath, metadata.hasAlpha),
      proposeFocus(pixelsPath),
      ...webpWidths(width).map(rendition),
    ]);
    return { width, height, renditions, placeholder, focus };
  } finally {
    await rm(pixelsPath, { force: true });
  }
}

/** A full disk or a busy server is not the picture's fault. */
export function refuseUnreadable(error: Error): never {
  if (/^timeout:/i.test(error.message))
    throw new ServerBusyError("The picture could not be decoded in time.", { cause: error });
  if (/No space left|unable to open for write|write error/i.test(error.message)) throw error;
  refuseDamaged(error);
}

/** Returns the average colour. Transparent pictures have none, because it would show through. */
async function computePlaceholder(pixelsPath: string, hasAlpha: boolean): Promise<string> {
  const sharp = await loadSharp();
  if (hasAlpha && !(await sharp(pixelsPath).stats()).isOpaque) return "";
  const mean = await sharp(pixelsPath)
    .removeAlpha()
    .resize({ width: 1, height: 1, fit: "fill" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  return [...mean].map((level) => Math.round(level / 17).toString(16)).join("");
}

async function keep(store: FileStore, files: { name: string; data: Buffer }[]): Promise<void> {
  const moves = files.map(({ name }) => placeFor(store, name));
  try {
    await Promise.all(
      moves.map(({ from }, index) => writeFile(from, files[index]?.data ?? "", { flag: "wx" })),
    );
    await store.commitFiles(moves);
  } catch (error) {
    await removeTemporary(moves);
    throw error;
  }
}

function placeFor(store: FileStore, name: string): { from: string; to: string } {
  return {
    from: join(store.incomingDirectory, `${name}-${randomStem()}.part`),
    to: store.pathOf("pictures", name),
  };
}

async function removeTemporary(files: { from: string }[]): Promise<void> {
  await Promise.all(files.map(({ from }) => rm(from, { force: true })));
}

/** Encodes a stored WebP rendition as JPEG, on white; undefined if the file is missing. */
export async function makeJpeg(webpPath: string): Promise<Buffer | undefined> {
  const sharp = await loadSharp();
  return turns.runExclusive(async () => {
    try {
      return await sharp(webpPath)
        .flatten({ background: "#fff" })
        .jpeg({ quality: quality.jpeg, progressive: true })
        .toBuffer();
    } catch (error) {
      if (/missing/i.test(String(error))) return undefined;
      throw error;
    }
  });
}
