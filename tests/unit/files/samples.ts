import sharp, { type Sharp } from "sharp";

/** Quarters in red, green, blue and white show rotation. */
export async function quadrants(width: number, height: number): Promise<Sharp> {
  const square = Buffer.from([200, 60, 60, 60, 160, 60, 60, 60, 200, 230, 230, 230]);
  const scaled = await sharp(square, { raw: { width: 2, height: 2, channels: 3 } })
    .resize(width, height, { kernel: "nearest", fit: "fill" })
    .raw()
    .toBuffer();
  return sharp(scaled, { raw: { width, height, channels: 3 } });
}

let photo: Promise<Buffer> | undefined;

/** Phone photo: 4000 × 3000 pixels with orientation 6 and a location. */
export function twelveMegapixels(): Promise<Buffer> {
  const raw = { width: 3000, height: 4000, channels: 3 } as const;
  photo ??= quadrants(raw.width, raw.height).then(async (upright) => {
    const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
    // Twelve million random numbers take seconds.
    const tile = { ...raw, width: 300, height: 400 };
    const grain = await sharp({ create: { ...tile, background: "grey", noise } })
      .raw()
      .toBuffer();
    const flat = await upright
      .composite([{ input: grain, raw: tile, blend: "soft-light", tile: true }])
      .removeAlpha()
      .raw()
      .toBuffer();
    return sharp(flat, { raw })
      .rotate(270)
      .withExif({ IFD0: { Make: "GPS-MARK" }, IFD3: { GPSLatitude: "26/1 55/1 0/1", GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 85 })
      .toBuffer();
  });
  return photo;
}

/** Still PNG that declares two frames. */
export function animatedPng(still: Buffer): Buffer {
  const control = Buffer.from("000000086163544c0000000200000000f38d9370", "hex");
  const afterHeader = 8 + 25;
  return Buffer.concat([still.subarray(0, afterHeader), control, still.subarray(afterHeader)]);
}

/** First box of an iPhone photo; the rest is never read. */
export function heicHead(): Buffer {
  const box = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
  return Buffer.concat([box, Buffer.alloc(1000)]);
}
