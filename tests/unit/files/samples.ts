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
  photo ??= quadrants(3000, 4000).then(async (upright) => {
    const grain = sharp({
      create: {
        width: 3000,
        height: 4000,
        channels: 3,
        background: "grey",
        noise: { type: "gaussian", mean: 128, sigma: 30 },
      },
    });
    const flat = await upright
      .composite([{ input: await grain.png().toBuffer(), blend: "soft-light" }])
      .png()
      .toBuffer();
    return sharp(flat)
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
