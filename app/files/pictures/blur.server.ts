import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { OverlayOptions } from "sharp";
import { type FileStore, randomStem } from "../store/store.server";
import { type Area, withinPicture } from "./blur-areas";
import { turns } from "./pictures.server";
import { loadSharp } from "./sharp.server";

/** Maximum colour averages along a box's longer side: too few to recognize a face, not reversible. */
const maxCells = 6;
/** Minimum pixels per average; small boxes have fewer averages. */
const minPixelsPerCell = 8;

/** Boxes become a few opaque colour averages, for good. @param path uncompressed; replaced */
export async function blurAreas(path: string, areas: readonly Area[]): Promise<void> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(path).metadata();
  const layers: OverlayOptions[] = [];
  for (const area of areas) layers.push(await renderLayer(path, toBox(area, width, height)));
  if (layers.length === 0) return;
  const blurred = path.replace(/\.part$/, "-blurred.part");
  try {
    await sharp(path).composite(layers).png({ compressionLevel: 0 }).toFile(blurred);
    await rename(blurred, path);
  } finally {
    await rm(blurred, { force: true });
  }
}

/** Width in pixels, enough for phones. */
const previewWidth = 960;

/** Returns a WebP preview without storing it. @param path largest rendition, or the original */
export async function blurredPreview(
  store: FileStore,
  path: string,
  areas: readonly Area[],
): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp();
  const pixels = join(store.incomingDirectory, `${randomStem()}-pixels.part`);
  return turns.runExclusive(async () => {
    try {
      const small = sharp(path).resize({ width: previewWidth, withoutEnlargement: true });
      await small.png({ compressionLevel: 0 }).toFile(pixels);
      await blurAreas(pixels, areas);
      return new Uint8Array(await sharp(pixels).webp({ quality: 74, effort: 2 }).toBuffer());
    } finally {
      await rm(pixels, { force: true });
    }
  });
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Converts a box to at least one whole pixel within the picture. */
function toBox(area: Area, width: number, height: number): Box {
  const inside = withinPicture(area) ?? { left: 0, top: 0, width: 100, height: 100 };
  const left = Math.min(width - 1, Math.floor((inside.left * width) / 100));
  const top = Math.min(height - 1, Math.floor((inside.top * height) / 100));
  const right = Math.min(width, Math.ceil(((inside.left + inside.width) * width) / 100));
  const bottom = Math.min(height, Math.ceil(((inside.top + inside.height) * height) / 100));
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** Returns the blurred box, opaque. JPEG, because many large boxes take memory. */
async function renderLayer(path: string, box: Box): Promise<OverlayOptions> {
  const sharp = await loadSharp();
  const { left, top, width, height } = box;
  const cell = Math.max(minPixelsPerCell, Math.max(width, height) / maxCells);
  const cells = {
    width: Math.max(1, Math.floor(width / cell)),
    height: Math.max(1, Math.floor(height / cell)),
  };
  const { data, info } = await sharp(path)
    .extract(box)
    .flatten({ background: "#ffffff" })
    .resize({ ...cells, fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const input = await sharp(data, { raw })
    .resize({ width, height, fit: "fill", kernel: "cubic" })
    .blur(Math.min(200, Math.max(0.5, cell / 3)))
    .jpeg({ quality: 90 })
    .toBuffer();
  return { input, left, top };
}
