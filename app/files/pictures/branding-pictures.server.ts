import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Sharp } from "sharp";
import { t } from "#say";
import {
  checkPicture,
  maxPicturePixels,
  PictureRefusedError,
  type SentPicture,
} from "./picture-check.server";
import { refuseUnreadable, turns } from "./pictures.server";
import { loadSharp } from "./sharp.server";

export interface BrandingFile {
  name: string;
  data: Buffer;
}

/** Pixels of a logo in the header, and device pixels per pixel. */
const headerBox = { width: 132, height: 44 };
const density = 3;
/** Maximum bytes of the header's logo, which is on every page. */
const maxHeaderBytes = 12 * 1024;
/** Minimum pixels of the longer side; smaller logos make blurry icons. */
const minLogoPixels = 96;

/** Size, share of the logo, and background. A maskable icon shows the middle four fifths. */
const icons = [
  { name: "48.png", size: 48, share: 1, white: false },
  { name: "180.png", size: 180, share: 0.8, white: true },
  { name: "192.png", size: 192, share: 0.86, white: true },
  { name: "512.png", size: 512, share: 0.86, white: true },
  { name: "maskable.png", size: 512, share: 0.56, white: true },
];

const shareSize = { width: 1200, height: 630 };

async function hashFile(path: string): Promise<string> {
  const digest = createHash("sha256").update(await readFile(path));
  return digest.digest("base64url").slice(0, 20);
}

/** True if the first pixel, whose colour `trim` removes, is white or transparent. */
async function hasEmptyMargin(picture: Sharp): Promise<boolean> {
  const corner = picture.ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 });
  const [red = 0, green = 0, blue = 0, alpha = 0] = await corner.raw().toBuffer();
  return alpha < 16 || Math.min(red, green, blue) > 240;
}

/** Without empty margins; names start with the content hash. @throws PictureRefusedError */
export async function makeLogo(
  path: string,
  sent?: SentPicture,
): Promise<{ mark: string; width: number; height: number; files: BrandingFile[] }> {
  await checkPicture(path, sent);
  return turns.runExclusive(async () => {
    const sharp = await loadSharp();
    const whole = await sharp(path, { limitInputPixels: maxPicturePixels, failOn: "error" })
      .autoOrient()
      .resize({ width: 1024, height: 1024, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .png()
      .toBuffer()
      .catch(refuseUnreadable);
    // A picture of one colour is all margin, and a coloured ground is part of the logo.
    const logo = (await hasEmptyMargin(sharp(whole)))
      ? await sharp(whole)
          .trim()
          .png()
          .toBuffer()
          .catch(() => whole)
      : whole;
    const { width, height } = await sharp(logo).metadata();
    if (Math.max(width, height) < minLogoPixels) {
      throw new PictureRefusedError(
        t(
          "This picture is too small for a logo. Please choose one with at least 96 pixels on its longer side.",
        ),
      );
    }
    const scale = Math.min(headerBox.width / width, headerBox.height / height);
    const shown = {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    };
    const mark = await hashFile(path);
    const header = await lightest((times) =>
      sharp(logo).resize({ width: shown.width * times, height: shown.height * times, fit: "fill" }),
    );
    const files = [{ name: `${mark}-logo.webp`, data: header }];
    for (const { name, size, share, white } of icons) {
      const inside = Math.round(size * share);
      const small = await sharp(logo)
        .resize({ width: inside, height: inside, fit: "inside" })
        .png()
        .toBuffer();
      const background = white ? "#fff" : { r: 255, g: 255, b: 255, alpha: 0 };
      const data = await sharp({ create: { width: size, height: size, channels: 4, background } })
        .composite([{ input: small, gravity: "centre" }])
        .png({ palette: true })
        .toBuffer();
      files.push({ name: `${mark}-${name}`, data });
    }
    return { mark, ...shown, files };
  });
}

async function lightest(render: (times: number) => Sharp): Promise<Buffer> {
  let data = await render(density).webp({ nearLossless: true, quality: 60 }).toBuffer();
  for (const { times, quality } of [
    { times: density, quality: 82 },
    { times: 2, quality: 75 },
    { times: 2, quality: 50 },
    { times: 1, quality: 50 },
  ]) {
    if (data.byteLength <= maxHeaderBytes) break;
    data = await render(times).webp({ quality, alphaQuality: quality }).toBuffer();
  }
  return data;
}

/** Crops a picture to its main part for shared links. @throws PictureRefusedError */
export async function makeSharePicture(
  path: string,
  sent?: SentPicture,
): Promise<{ mark: string; files: BrandingFile[] }> {
  const { width, height } = await checkPicture(path, sent);
  if (Math.max(width, height) < shareSize.width / 2) {
    throw new PictureRefusedError(
      t(
        "This picture is too small. Please choose one with at least 600 pixels on its longer side, better 1200.",
      ),
    );
  }
  return turns.runExclusive(async () => {
    const sharp = await loadSharp();
    const data = await sharp(path, { limitInputPixels: maxPicturePixels, failOn: "error" })
      .autoOrient()
      .resize({ ...shareSize, fit: "cover", position: "attention" })
      .toColourspace("srgb")
      .flatten({ background: "#fff" })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer()
      .catch(refuseUnreadable);
    const mark = await hashFile(path);
    return { mark, files: [{ name: `${mark}-share.jpg`, data }] };
  });
}
