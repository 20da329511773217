import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createAvifEncoder } from "~/files/pictures/avif-encoder.server";
import { avifWidths, makeAvifFiles, makePicture } from "~/files/pictures/pictures.server";
import { createFileStore } from "~/files/store/store.server";
import { projectRoot } from "~/project-root.server";
import { sampleAvif } from "~db/seed/pictures";

/** `npm run samples:avif`: makes the AVIF renditions of new sample pictures, from their WebP as the server does. */
const folder = join(projectRoot, "db/seed/pictures");
mkdirSync(join(projectRoot, "db/seed/avif"), { recursive: true });
const work = await mkdtemp(join(tmpdir(), "samples-"));
const store = createFileStore(work);
const encoder = createAvifEncoder();
for (const file of readdirSync(folder)) {
  const name = basename(file, ".webp");
  if (avifWidths.every((width) => existsSync(sampleAvif(name, width)))) continue;
  const { stem } = await makePicture(store, join(folder, file));
  const source = store.pathOf("pictures", `${stem}-1600.webp`);
  await makeAvifFiles(source, (width) => sampleAvif(name, width), encoder.encode);
  console.log(name);
}
encoder.stop();
await rm(work, { recursive: true });
