import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type FileStore, randomStem } from "../store/store.server";
import { makePicture, type StoredPicture } from "./pictures.server";
import { loadSharp } from "./sharp.server";

/** Head and shoulders in two tones, 480 × 600. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 600" width="480" height="600">
<rect width="480" height="600" fill="#e4e8de"/>
<g fill="#a9b8a6"><circle cx="240" cy="235" r="92"/><path d="M60 600 Q64 392 240 372 Q416 392 420 600Z"/></g></svg>`;

/** Makes the placeholder of people without a photo; the caller uses or removes it. @throws disk errors */
export async function makeStandIn(files: FileStore): Promise<StoredPicture> {
  const path = join(files.incomingDirectory, `${randomStem()}-stand-in.part`);
  const sharp = await loadSharp();
  try {
    await writeFile(path, await sharp(Buffer.from(drawing)).png().toBuffer(), { flag: "wx" });
    return await makePicture(files, path);
  } finally {
    await rm(path, { force: true });
  }
}
