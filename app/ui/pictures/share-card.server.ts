import { createHash } from "node:crypto";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { projectRoot } from "~/project-root.server";
import { Logo } from "~/ui/frame/logo";
import { turns } from "../../files/pictures/pictures.server";
import { loadSharp } from "../../files/pictures/sharp.server";

export interface ShareCard {
  school: string;
  title: string;
  /** Such as the category; in a box. */
  label: string;
  date: string;
  host: string;
  colours?: Record<string, string> | undefined;
  logo?: string | undefined;
}

export const cardSize = { width: 1200, height: 630 };

const margin = 64;
const titleTop = 170;
const titleHeight = 330;
const titleSizes = [72, 64, 56, 48, 42, 36, 30];

const themeOwn = { back: "#0f3d2e", light: "#1c5a43", marigold: "#f2a51a", white: "#ffffff", ink: "#1d2a24" };

function getColours({ colours }: ShareCard): typeof themeOwn {
  if (!colours) return themeOwn;
  const {
    marigold = themeOwn.marigold,
    "green-deep": back = themeOwn.back,
    green: light = themeOwn.light,
  } = colours;
  return { ...themeOwn, back, light, marigold };
}

/** Increase when the design changes: it is part of the address. */
const designVersion = 1;

/** File name of a card. It depends on all content, so files are immutable. */
export function cardName(card: ShareCard): string {
  const digest = createHash("sha256")
    .update(JSON.stringify([designVersion, card]))
    .digest("base64url");
  return `${digest.slice(0, 20)}.jpg`;
}

const drawn =
  /[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Oriya}\p{Script=Bengali}\u0020-\u007e\u00a0-\u00ff\u0964\u0965\u2010-\u2026\u2032\u2033\u20ac\u20b9\u2122\u2212]|[\u0300-\u036f]|\u200c|\u200d/u;

/** True if the fonts cover the text; pictographs are skipped. */
export function isDrawable(text: string): boolean {
  return [...text].every((letter) => drawn.test(letter) || !/[\p{L}\p{N}]/u.test(letter));
}

/** Cache of about 50 KB per card: a shared link is requested many times. */
const made = new LRUCache<string, Promise<Buffer>>({ max: 64 });

/** Concurrent requests share the work. @param logo default: the site's emblem */
export function shareCard(card: ShareCard, logo?: Buffer): Promise<Buffer> {
  const name = cardName(card);
  const known = made.get(name);
  if (known) return known;
  const making = turns.runExclusive(() => draw(card, logo));
  made.set(name, making);
  making.catch(() => made.delete(name));
  return making;
}

async function draw(card: ShareCard, logo: Buffer | undefined): Promise<Buffer> {
  const { school, title, label, date, host } = card;
  const colours = getColours(card);
  fonts ??= loadFonts();
  await fonts;
  const { white, ink, marigold } = colours;
  const width = cardSize.width - 2 * margin;
  const heading = await text(title, { sizes: titleSizes, colour: white, width, height: titleHeight });
  const sign = logo ? await plate(logo) : await emblem(card);
  const nameLeft = margin + sign.width + 24;
  const name = await text(school, {
    sizes: [34, 30, 26, 22],
    colour: white,
    width: cardSize.width - margin - nameLeft,
    height: 90,
  });
  const small = { width: 460, height: 40 };
  const badge = await text(label, { sizes: [28], colour: ink, ...small });
  const day = await text(date, { sizes: [28], colour: white, weight: "normal", ...small });
  const place =
    host && (await text(host, { sizes: [24, 20, 16], colour: marigold, weight: "normal", ...small }));
  const bottom = cardSize.height - 78;
  const put = (part: Part, left: number, middle: number) => ({
    input: part.data,
    left,
    top: Math.round(middle - part.height / 2),
  });
  const sharp = await loadSharp();
  return sharp(Buffer.from(background(badge.width + 48, bottom, colours)))
    .composite([
      put(sign, margin, 92),
      put(name, nameLeft, 92),
      put(heading, margin, titleTop + titleHeight / 2),
      put(badge, margin + 24, bottom),
      put(day, margin + badge.width + 76, bottom),
      ...(place ? [put(place, cardSize.width - margin - place.width, bottom)] : []),
    ])
    .jpeg({ quality: 84, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

function background(badgeWidth: number, bottom: number, colours: typeof themeOwn): string {
  const { width, height } = cardSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${colours.back}"/><stop offset="1" stop-color="${colours.light}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#g)"/>
    <rect width="16" height="${height}" fill="${colours.marigold}"/>
    <rect x="${margin}" y="${bottom - 26}" width="${badgeWidth}" height="52" rx="26" fill="${colours.marigold}"/>
  </svg>`;
}

/** Pixels of the emblem, and of a logo on white. */
const emblemSize = 72;
const logoBox = { width: 264, height: 88 };
const logoMargin = 10;

async function plate(logo: Buffer): Promise<Part> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(logo)
    .resize({ ...logoBox, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  const [width, height] = [info.width + 2 * logoMargin, info.height + 2 * logoMargin];
  const white = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="14" fill="${themeOwn.white}"/></svg>`;
  const input = { input: data, left: logoMargin, top: logoMargin };
  return { data: await sharp(Buffer.from(white)).composite([input]).png().toBuffer(), width, height };
}

async function emblem({ colours }: ShareCard): Promise<Part> {
  const markup = renderToStaticMarkup(createElement(Logo, { colours }));
  const svg = markup.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
  const sharp = await loadSharp();
  const data = await sharp(Buffer.from(svg), { density: 300 }).resize(emblemSize).png().toBuffer();
  return { data, width: emblemSize, height: emblemSize };
}

interface Part {
  data: Buffer;
  width: number;
  height: number;
}

interface TextOptions {
  sizes: number[];
  colour: string;
  /** Pixels; text wraps at the width and is cut at the height. */
  width: number;
  height: number;
  weight?: "normal" | "bold";
}

/** Renders a text at the largest size that fits. */
async function text(
  words: string,
  { sizes, colour, width, height, weight = "bold" }: TextOptions,
): Promise<Part> {
  const sharp = await loadSharp();
  const shown = [...words].filter((letter) => drawn.test(letter)).join("");
  const escaped = shown.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const markup = `<span foreground="${colour}" font_weight="${weight}">${escaped.trim() || "–"}</span>`;
  const names = families.map((family) => `Noto Sans ${family}`).join(", ");
  let part: Part = { data: Buffer.alloc(0), width: 0, height: Number.POSITIVE_INFINITY };
  for (const size of sizes) {
    if (part.height <= height) break;
    const options = { text: markup, font: `${names} ${size}`, width, dpi: 72, rgba: true };
    const image = sharp({ text: { ...options, wrap: "word-char" } }).png();
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    part = { data, width: info.width, height: info.height };
  }
  if (part.height <= height) return part;
  const data = await sharp(part.data).extract({ left: 0, top: 0, width: part.width, height }).toBuffer();
  return { ...part, data, height };
}

const families = ["Devanagari", "Oriya", "Bengali"];
let fonts: Promise<void> | undefined;

/** Servers may have no fonts, so they are bundled; sharp remembers a named file. */
async function loadFonts(): Promise<void> {
  const sharp = await loadSharp();
  for (const family of families)
    for (const weight of ["Regular", "Bold"]) {
      const fontfile = join(projectRoot, `app/files/pictures/fonts/NotoSans${family}-${weight}.ttf`);
      await sharp({ text: { text: "a", font: `Noto Sans ${family}`, fontfile } })
        .raw()
        .toBuffer();
    }
}
