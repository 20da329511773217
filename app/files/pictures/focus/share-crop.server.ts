import { LRUCache } from "lru-cache";
import { turns } from "../pictures.server";
import { loadSharp } from "../sharp.server";
import { cropAround, type Focus } from "./focus";
import { shareSize } from "./share-picture";

/** Crops of about 80 KB, by address: a shared link is requested many times. */
const made = new LRUCache<string, Promise<Buffer>>({ max: 64 });

export function shareCrop(address: string, file: string, focus: Focus): Promise<Buffer> {
  const known = made.get(address);
  if (known) return known;
  const making = turns.runExclusive(() => crop(file, focus));
  made.set(address, making);
  making.catch(() => made.delete(address));
  return making;
}

async function crop(file: string, focus: Focus): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(file).metadata();
  return sharp(file)
    .extract(cropAround({ width, height }, shareSize, focus))
    .resize(shareSize)
    .flatten({ background: "#fff" })
    .jpeg({ quality: 82 })
    .toBuffer();
}
