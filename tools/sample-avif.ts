import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { createAvifEncoder } from "~/files/pictures/avif-encoder.server";
import { avifWidths, makeAvifFiles } from "~/files/pictures/pictures.server";
import { projectRoot } from "~/project-root.server";
import { sampleAvif } from "~db/seed/pictures";

/** `npm run samples:avif`: makes the AVIF renditions of new sample pictures. */
const folder = join(projectRoot, "db/seed/pictures");
mkdirSync(join(projectRoot, "db/seed/avif"), { recursive: true });
const encoder = createAvifEncoder();
for (const file of readdirSync(folder)) {
  const name = basename(file, ".webp");
  if (avifWidths.every((width) => existsSync(sampleAvif(name, width)))) continue;
  await makeAvifFiles(join(folder, file), (width) => sampleAvif(name, width), encoder.encode);
  console.log(name);
}
encoder.stop();
