import { turns } from "./pictures.server";
import { loadSharp } from "./sharp.server";

const quality = 72;

/** Encodes a stored WebP rendition as JPEG, on white; undefined if the file is missing. */
export async function makeJpeg(webpPath: string): Promise<Buffer | undefined> {
  const sharp = await loadSharp();
  return turns.runExclusive(async () => {
    try {
      return await sharp(webpPath)
        .flatten({ background: "#fff" })
        .jpeg({ quality, progressive: true })
        .toBuffer();
    } catch (error) {
      if (/missing/i.test(String(error))) return undefined;
      throw error;
    }
  });
}
