import { join } from "node:path";
import { loadSharp } from "~/files/sharp.server";
import { randomStem } from "~/files/store.server";

/** Makes a placeholder as a temporary file, which the caller removes. */
export async function makePlainPoster(directory: string): Promise<string> {
  const path = join(directory, `${randomStem()}.part`);
  const sharp = await loadSharp();
  const canvas = { width: 1280, height: 720, channels: 3 as const, background: "#17402f" };
  await sharp({ create: canvas }).png().toFile(path);
  return path;
}
