import { type Area, withinPicture } from "./blur-areas";
import { loadSharp } from "./sharp.server";

/** Longer side of the examined picture, in pixels. */
const examinedSide = 240;
const maxProposed = 24;
/** Smallest and largest share of the picture that one face takes. */
const shares = [0.0006, 0.35] as const;
/** Shortest and tallest shape of a face: height through width. */
const shapes = [0.75, 2.4] as const;
const minFilled = 0.5;
/** Smallest blob, as a share of the largest: hands and knees are smaller than faces. */
const minOfLargest = 0.2;
/** Hair and ears around the skin, as a share of the box on each side. */
const margin = 0.2;

interface Blob {
  left: number;
  top: number;
  right: number;
  bottom: number;
  pixels: number;
}

/** Proposes boxes over what has the colour and shape of a face, by rows. Misses some, and covers other things. */
export async function proposeFaces(path: string): Promise<Area[]> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(path)
    .resize({ width: examinedSide, height: examinedSide, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .median(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const skin = new Uint8Array(width * height);
  for (let at = 0; at < skin.length; at += 1)
    skin[at] = isSkin(data[at * channels] ?? 0, data[at * channels + 1] ?? 0, data[at * channels + 2] ?? 0)
      ? 1
      : 0;
  const found = findBlobs(skin, width, height).filter((blob) => looksLikeFace(blob, width * height));
  found.sort((one, other) => other.pixels - one.pixels);
  return found
    .filter(({ pixels }) => pixels >= (found[0]?.pixels ?? 0) * minOfLargest)
    .slice(0, maxProposed)
    .flatMap((blob) => toArea(blob, width, height) ?? [])
    .sort((one, other) => getBand(one) - getBand(other) || one.left - other.left);
}

/** Faces of one row of people are in one band. */
const getBand = ({ top, height }: Area) => Math.round((top + height / 2) / 15);

/** Range of skin of all shades in YCbCr (Chai and Ngan 1999), without pale and black pixels. */
function isSkin(red: number, green: number, blue: number): boolean {
  const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
  const cb = 128 + 0.564 * (blue - luma);
  const cr = 128 + 0.713 * (red - luma);
  return luma > 40 && luma < 225 && cb >= 77 && cb <= 127 && cr >= 137 && cr <= 173;
}

function looksLikeFace({ left, top, right, bottom, pixels }: Blob, all: number): boolean {
  const [wide, tall] = [right - left + 1, bottom - top + 1];
  const shape = tall / wide;
  const share = (wide * tall) / all;
  return (
    share >= shares[0] &&
    share <= shares[1] &&
    shape >= shapes[0] &&
    shape <= shapes[1] &&
    pixels / (wide * tall) >= minFilled
  );
}

function toArea({ left, top, right, bottom }: Blob, width: number, height: number): Area | undefined {
  const [wide, tall] = [right - left + 1, bottom - top + 1];
  // A neck below the face has its colour.
  const face = Math.min(tall, wide * 1.5);
  return withinPicture({
    left: ((left - wide * margin) / width) * 100,
    top: ((top - face * margin) / height) * 100,
    width: ((wide * (1 + 2 * margin)) / width) * 100,
    height: ((face * (1 + 2 * margin)) / height) * 100,
  });
}

/** Finds connected pixels that are set; clears them. */
function findBlobs(set: Uint8Array, width: number, height: number): Blob[] {
  const blobs: Blob[] = [];
  for (let start = 0; start < set.length; start += 1) {
    if (set[start] !== 1) continue;
    const blob = { left: width, top: height, right: 0, bottom: 0, pixels: 0 };
    const pending = [start];
    set[start] = 0;
    for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      blob.left = Math.min(blob.left, x);
      blob.right = Math.max(blob.right, x);
      blob.top = Math.min(blob.top, y);
      blob.bottom = Math.max(blob.bottom, y);
      blob.pixels += 1;
      const next = [
        x > 0 ? at - 1 : -1,
        x < width - 1 ? at + 1 : -1,
        y > 0 ? at - width : -1,
        y < height - 1 ? at + width : -1,
      ];
      for (const neighbour of next)
        if (neighbour >= 0 && set[neighbour] === 1) {
          set[neighbour] = 0;
          pending.push(neighbour);
        }
    }
    blobs.push(blob);
  }
  return blobs;
}
