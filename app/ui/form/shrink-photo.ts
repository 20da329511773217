import Compressor from "compressorjs";

/** The longest side of what is sent, in pixels: more than the site shows, but where a photo fills the window. */
const longestSides = { usual: 2000, wide: 2560 };
/** JPEG and WebP quality, 0 to 1. */
const quality = 0.75;
/** Smaller files, in bytes, are sent as they are. */
const smallEnough = 400 * 1024;

/**
 * Makes a photo small enough for a slow line before it is sent: upright, without what the camera noted. What the
 * browser cannot read, or what would not get smaller, comes back as it is: the server decides.
 * @param wide whether it is to fill a window
 */
export async function shrinkPhoto(file: File, wide = false): Promise<File> {
  if (file.size <= smallEnough) return file;
  // WebP keeps the transparent parts that these may have.
  const type = file.type === "image/jpeg" ? "image/jpeg" : "image/webp";
  const shrunk = await new Promise<Blob | undefined>((resolve) => {
    new Compressor(file, {
      maxWidth: longestSides[wide ? "wide" : "usual"],
      maxHeight: longestSides[wide ? "wide" : "usual"],
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
