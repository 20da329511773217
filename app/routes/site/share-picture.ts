import { join } from "node:path";
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import { findSampleFocus } from "~/content/facilities/sample-photos";
import { cropAround, type Focus, parseFocus } from "~/files/pictures/focus/focus";
import { sharePath, shareSize } from "~/files/pictures/focus/share-picture";
import { largestFile, turns } from "~/files/pictures/pictures.server";
import { loadSharp } from "~/files/pictures/sharp.server";
import { namedForGood } from "~/http/headers";
import { gone, notFound } from "~/http/refusal";
import { locateFile } from "~/http/stored-file.server";
import { projectRoot } from "~/project-root.server";
import { readPictureVisibility } from "~/records/picture-status.server";
import { servicesOf } from "~/services/services.server";

/** Renders a page's picture for link previews. Addresses with an old focus redirect to the current one. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const [, name] = /^(.+)-\d{1,3}-\d{1,3}\.jpg$/.exec(params.file ?? "") ?? [];
  const source = name === undefined ? undefined : await findSource(context, name);
  if (name === undefined || !source) throw notFound();
  const focus = parseFocus(source.focus);
  const path = sharePath(name, focus);
  if (!path.endsWith(`/${params.file}`)) return redirect(path, { headers: { "Cache-Control": "no-cache" } });
  const picture = await shareCrop(path, source.file, focus);
  return new Response(new Uint8Array(picture), {
    headers: {
      "Content-Type": "image/jpeg",
      "Content-Length": String(picture.length),
      "Cache-Control": namedForGood,
    },
  });
}

async function findSource(context: AppLoadContext, name: string) {
  const sampleFocus = findSampleFocus(name);
  if (sampleFocus) return { file: join(projectRoot, `public/pictures/${name}-960.webp`), focus: sampleFocus };
  const { db } = servicesOf(context);
  const picture = await db
    .selectFrom("pictures")
    .select(["stem", "width", "focus"])
    .where("stem", "=", name)
    .executeTakeFirst();
  const visibility = readPictureVisibility(db, name);
  if (visibility === "erased") throw gone("This picture was erased.");
  if (!picture || visibility !== "shown") return undefined;
  const file = await locateFile(context, "pictures", largestFile(picture.stem, picture.width));
  return { file, focus: picture.focus };
}

/** Crops of about 80 KB, by address: a shared link is requested many times. */
const made = new LRUCache<string, Promise<Buffer>>({ max: 64 });

function shareCrop(address: string, file: string, focus: Focus): Promise<Buffer> {
  const known = made.get(address);
  if (known) return known;
  const making = turns.runExclusive(() => crop(file, focus));
  made.set(address, making);
  making.catch(() => made.delete(address));
  return making;
}

async function crop(file: string, focus: Focus): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(file).metadata();
  return sharp(file)
    .extract(cropAround({ width, height }, shareSize, focus))
    .resize(shareSize)
    .flatten({ background: "#fff" })
    .jpeg({ quality: 82 })
    .toBuffer();
}
