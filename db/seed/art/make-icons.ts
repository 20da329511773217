import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { at, colour, rect, svg } from "./parts";
import { wideScenes } from "./scenes";

/** `npx tsx db/seed/art/make-icons.ts` makes the icons and the sharing picture from the logo and the first slide. */
const target = (name: string) => fileURLToPath(new URL(`../../../public/${name}`, import.meta.url));

for (const [name, size] of [
  ["apple-touch-icon.png", 180],
  ["icon-192.png", 192],
  ["icon-512.png", 512],
] as const) {
  await sharp(target("logo.svg"), { density: 600 })
    .resize({ width: size })
    .flatten({ background: colour.deep })
    .png({ palette: true })
    .toFile(target(name));
}

/** What old browsers and machines ask for by name: an ICO file that holds one PNG of 32 pixels. */
async function favicon(): Promise<Buffer> {
  const png = await sharp(target("favicon.svg"), { density: 300 })
    .resize(32, 32)
    .png({ palette: true })
    .toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt16LE(0x2020, 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
writeFileSync(target("favicon.ico"), await favicon());

const words = `<text x="70" y="250" font-family="DejaVu Serif, serif" font-weight="700" font-size="64" fill="#fff">Palashpur</text><text x="70" y="330" font-family="DejaVu Serif, serif" font-weight="700" font-size="64" fill="#fff">Public School</text>`;
const scene = wideScenes["slide-campus"]?.() ?? "";
await sharp(
  Buffer.from(
    svg(1200, 630, `${at(0, -20, 0.75, scene)}${rect(0, 0, 560, 630, "rgba(11,42,31,.72)")}${words}`),
  ),
)
  .jpeg({ quality: 78, mozjpeg: true })
  .toFile(target("og.jpg"));
