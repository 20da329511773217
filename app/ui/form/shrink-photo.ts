import Compressor from "compressorjs";

/** Maximum pixels of the longer side, more than the site shows. */
const maxSidePixels = { usual: 2000, wide: 2560 };
/** JPEG and WebP quality, 0 to 1. */
const quality = 0.75;
/** Smaller files, in bytes, are sent unchanged. */
const minShrinkBytes = 400 * 1024;

/** Upright, without metadata; unreadable or small photos are unchanged. @param wide fills a window */
export async function shrinkPhoto(file: File, wide = false): Promise<File> {
  if (file.size <= minShrinkBytes) return file;
  // WebP keeps transparency.
  const type = file.type === "image/jpeg" ? "image/jpeg" : "image/webp";
  const shrunk = await new Promise<Blob | undefined>((resolve) => {
    new Compressor(file, {
      maxWidth: maxSidePixels[wide ? "wide" : "usual"],
      maxHeight: maxSidePixels[wide ? "wide" : "usual"],
      quality,
      mimeType: type,
      convertTypes: [],
      success: resolve,
      error: () => resolve(undefined),
    });
  });
  if (!shrunk || shrunk.size >= file.size) return file;
  return new File([shrunk], file.name, { type: shrunk.type });
}
