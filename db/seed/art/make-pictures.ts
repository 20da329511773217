import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { svg } from "./parts";
import { people, portrait } from "./portraits";
import { poster, scenes, wideScenes } from "./scenes";

/**
 * `npx tsx db/seed/art/make-pictures.ts` draws the sample pictures anew: those that go through the upload's own
 * pipeline into `db/seed/pictures/`, those of fixed pages straight into `public/pictures/` in two widths.
 */
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const seeds = folder("../pictures");
const fixed = folder("../../../public/pictures");
mkdirSync(seeds, { recursive: true });
mkdirSync(fixed, { recursive: true });

/** Shown as they are: the sample photos of facilities, and a picture of Our Story. */
const onFixedPages =
  /^(facility-(science|sports|art|music)|about|sports|labs|smart-class|art-room|library|music|pool-gym)/;

/** On the facility cards of the home page, which staff write. */
const onCards = /^facility-/;

async function draw(name: string, drawing: string): Promise<void> {
  const picture = sharp(Buffer.from(drawing), { density: 96 });
  if (onCards.test(name) || !onFixedPages.test(name)) {
    await picture
      .clone()
      .resize({ width: 1280, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toFile(`${seeds}/${name}.webp`);
  }
  if (!onFixedPages.test(name)) return;
  for (const width of [480, 960]) {
    await picture.clone().resize({ width }).webp({ quality: 72 }).toFile(`${fixed}/${name}-${width}.webp`);
  }
  for (const width of [320, 480, 960]) {
    await picture.clone().resize({ width }).avif({ quality: 45 }).toFile(`${fixed}/${name}-${width}.avif`);
  }
}

for (const [name, scene] of Object.entries(scenes)) await draw(name, svg(1200, 900, scene()));
for (const [name, scene] of Object.entries(wideScenes)) await draw(name, svg(1600, 900, scene()));
for (const [name, look] of Object.entries(people())) await draw(name, portrait(look));
await draw("popup-admission", svg(960, 1200, poster()));
