import { access, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Semaphore } from "async-mutex";
import type { AvifWork } from "./avif-encoder.server";
import type { PictureFacts } from "./examine/picture";
import { checkPicture, heldBytes, maxPicturePixels, refuseDamaged } from "./picture-check.server";
import { loadSharp } from "./sharp.server";
import { type FileStore, randomStem } from "./store.server";

export interface StoredPicture {
  /** The beginning of every rendition's file name. */
  stem: string;
  /** Pixels of the largest rendition, upright; at most 1600 wide, or 2560 where it was made to fill a window. */
  width: number;
  height: number;
  /** Its mean colour, three hexadecimal digits; empty if it has transparent parts. */
  placeholder: string;
  /** Size on disk of the WebP renditions together. */
  bytes: number;
}

/** Widths in pixels of the WebP renditions; a narrower picture keeps its own width under the same name. */
const pictureWidths = [480, 960, 1600] as const;
/** Of what fills a window, which may be 1280 wide with two pixels each: one more, where the upload is that wide. */
const windowWidth = 2560;
/** Widths in pixels of the AVIF renditions, made later. */
const avifWidths = [320, 480, 720, 960] as const;

const quality = { webp: 74, avif: 45 };
const seconds = 60;

/** Two pictures at once; one that has to be held whole in memory while it is decoded goes alone. */
export const turns = new Semaphore(2);
const heavyBytes = 60e6;

/**
 * Makes a picture's WebP renditions (480, 960 and 1600 pixels wide, never enlarged) and its placeholder from an
 * uploaded file: upright, in sRGB, without any metadata, transparency kept. When it returns the files are synced
 * in the store, so the row may be committed; on an error none is left. The uploaded file stays for the caller.
 * @param incomingPath a temporary file, of which nothing is trusted
 * @param wide whether it is to fill a window: then one of up to 2560 pixels too, where the upload has more than 1600
 * @throws PictureRefusedError with a sentence for people when the file is not a picture we take
 */
export async function makePicture(
  store: FileStore,
  incomingPath: string,
  wide = false,
): Promise<StoredPicture> {
  const metadata = await checkPicture(incomingPath);
  const weight = heldBytes(metadata) > heavyBytes ? 2 : 1;
  const made = await turns.runExclusive(() => render(store, incomingPath, { metadata, wide }), weight);
  return keepRenditions(store, made);
}

/**
 * The same from a picture of ours, changed on the way.
 * @param path its largest rendition, or an original
 * @param change writes into the uncompressed file that all renditions are made of
 */
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
  const files = made.renditions.map(({ width, data }) => ({ name: nameOf(stem, width, "webp"), data }));
  await keep(store, files);
  const bytes = files.reduce((sum, { data }) => sum + data.byteLength, 0);
  return { stem, width: made.width, height: made.height, placeholder: made.placeholder, bytes };
}

/**
 * Makes a picture's AVIF renditions (320 to 960 pixels wide) from its largest WebP. Takes seconds, so it belongs
 * behind the answer. Made again, they replace themselves; on an error none is left half made.
 * @throws TypeError for a stem that is none; the encoder's or the file system's error otherwise
 */
export async function makeAvif(
  store: FileStore,
  stem: string,
  encode: (work: AvifWork) => Promise<void>,
): Promise<void> {
  const source = store.pathOf("pictures", nameOf(stem, 1600, "webp"));
  await access(source);
  const files = avifWidths.map((width) => ({ width, ...placeFor(store, nameOf(stem, width, "avif")) }));
  try {
    await encode({
      source,
      quality: quality.avif,
      targets: files.map(({ from, width }) => ({ path: from, width })),
    });
    await store.commitFiles(files);
  } catch (error) {
    await removeTemporary(files);
    throw error;
  }
  // The picture may have been removed meanwhile; nobody would remove these any more.
  await access(source).catch(() => removePicture(store, stem));
}

/**
 * Removes every rendition of a picture; those already gone are passed over.
 * @throws TypeError for a stem that is none
 */
export async function removePicture(store: FileStore, stem: string): Promise<void> {
  await store.remove(pictureFiles(stem).map((name) => ({ kind: "pictures", name })));
}

/**
 * The file names of a picture's renditions, made or still to come.
 * @param width of the picture; without it all that any picture has
 */
export function pictureFiles(stem: string, width = windowWidth): string[] {
  return [
    ...webpWidths(width).map((width) => nameOf(stem, width, "webp")),
    ...avifWidths.map((width) => nameOf(stem, width, "avif")),
  ];
}

/** The file of a picture that has the most of its pixels. @param width of the picture */
export function largestFile(stem: string, width: number): string {
  return nameOf(stem, Math.max(...webpWidths(width)), "webp");
}

function webpWidths(width: number): number[] {
  const largest = Math.max(...pictureWidths);
  return width > largest ? [...pictureWidths, windowWidth] : [...pictureWidths];
}

function nameOf(stem: string, width: number, extension: "webp" | "avif"): string {
  return `${stem}-${width}.${extension}`;
}

interface RenderOptions {
  metadata: Pick<PictureFacts, "hasAlpha">;
  wide: boolean;
  change?: (pixelsPath: string) => Promise<void>;
}

async function render(store: FileStore, path: string, { metadata, wide, change }: RenderOptions) {
  // Decoded once, to the largest size, and kept as an uncompressed file: a clone of the input would be decoded
  // again for each rendition, and pixels in a Buffer pile up until the next garbage collection.
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
    // Effort 2 is three times as fast as the default, and the files are hardly larger; most browsers take AVIF.
    const rendition = async (target: number) => {
      const resized = sharp(pixelsPath).resize({ width: target, withoutEnlargement: true });
      return { width: target, data: await resized.webp({ quality: quality.webp, effort: 2 }).toBuffer() };
    };
    const [placeholder, ...renditions] = await Promise.all([
      placeholderOf(pixelsPath, metadata.hasAlpha),
      ...webpWidths(width).map(rendition),
    ]);
    return { width, height, renditions, placeholder };
  } finally {
    await rm(pixelsPath, { force: true });
  }
}

/** Ends in words for a picture that could not be made again; a full disk is no fault of the picture's. */
export function refuseUnreadable(error: Error): never {
  if (/No space left|unable to open for write|write error/i.test(error.message)) throw error;
  refuseDamaged(error);
}

/**
 * The picture's mean colour as three hexadecimal digits. Behind transparent parts it would stay in sight for good, so
 * there is none.
 */
async function placeholderOf(pixelsPath: string, hasAlpha: boolean): Promise<string> {
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

/** Where a rendition is written first, and where it belongs. */
function placeFor(store: FileStore, name: string): { from: string; to: string } {
  return {
    from: join(store.incomingDirectory, `${name}-${randomStem()}.part`),
    to: store.pathOf("pictures", name),
  };
}

async function removeTemporary(files: { from: string }[]): Promise<void> {
  await Promise.all(files.map(({ from }) => rm(from, { force: true })));
}
