import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { AppLoadContext } from "@remix-run/node";
import { type Message, msg, t } from "#say";
import { type AskOptions, askPicture, askTitle, FilmMissingError } from "~/content/videos/film-site.server";
import { videos } from "~/content/videos/video.server";
import { checkPicture } from "~/files/pictures/picture-check.server";
import type { PhotoForm } from "~/files/pictures/save-photo.server";
import { loadSharp } from "~/files/pictures/sharp.server";
import { randomStem } from "~/files/store/store.server";
import { readPhotoForm } from "~/http/photo-form.server";
import { parseVideoId } from "~/links/video-address";
import { servicesOf } from "~/services/services.server";
import { readSettings } from "~/settings/queries.server";
import { createPhotoBody, type ReadBody } from "../records/bodies.server";

/** Errors if the title must be typed. */
const words = {
  missing: msg(
    "YouTube does not show this film to everybody. Check the link, or enter the title yourself to save it as it is.",
  ),
  unreachable: msg("YouTube did not answer. Enter a title and choose a photo, or try again later."),
} as const satisfies Record<string, Message>;

/** Completes missing title and picture from the video site, if there is a link. */
export const videoBody: ReadBody<{ picture_id: number }> = async (request, context) => {
  const form = await readPhotoForm(request, context);
  const id = parseVideoId((form.fields.get("video_id") ?? "").trim());
  const said = id ? await completeForm(context, form, id, recordIn(request)) : undefined;
  const body = createPhotoBody(context, form);
  return {
    ...body,
    // Without a title, no picture was fetched either.
    problemsOf: (required) => (said && !readTitle(form) ? { "": t(words[said]) } : body.problemsOf(required)),
  };
};

function recordIn(request: Request): number | undefined {
  const id = /\/(\d{1,15})\/update$/.exec(new URL(request.url).pathname)?.[1];
  return id === undefined ? undefined : Number(id);
}

const readTitle = ({ fields }: PhotoForm) => (fields.get("title") ?? "").trim();

/** @returns the problem if the title could not be fetched */
async function completeForm(
  context: AppLoadContext,
  form: PhotoForm,
  id: string,
  record: number | undefined,
) {
  const { db, config, files, log } = servicesOf(context);
  const isOff = (await readSettings(db)).film_facts === "off";
  const options: AskOptions = { standIn: config.filmStandIn };
  let said: keyof typeof words | undefined;
  if (!isOff && !readTitle(form)) {
    try {
      form.fields.set("title", await askTitle(id, options));
    } catch (error) {
      said = error instanceof FilmMissingError ? "missing" : "unreachable";
      log.info({ err: error }, "The title of a film could not be fetched");
    }
  }
  if (form.photo || !readTitle(form)) return said;
  const before = record === undefined ? undefined : await videos.findAnywhere(db, record);
  if (record !== undefined && before?.video_id === id) return said;
  const directory = files.incomingDirectory;
  const fetched = isOff
    ? undefined
    : await fetchPicture(id, directory, options).catch((error) => {
        log.info({ err: error }, "The picture of a film could not be fetched");
      });
  // A video keeps its picture instead of a placeholder.
  if (!fetched && record !== undefined) return said;
  const path = fetched || (await makePlainPoster(directory));
  const sha256 = createHash("sha256")
    .update(await readFile(path))
    .digest("hex");
  form.photo = { path, originalName: `${id}.jpg`, sha256, tooLarge: false };
  return said;
}

/** Applies the same checks as to uploads. */
async function fetchPicture(id: string, directory: string, options: AskOptions): Promise<string> {
  const path = await askPicture(id, directory, options);
  try {
    await checkPicture(path);
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Makes a placeholder as a temporary file, which the caller removes. */
async function makePlainPoster(directory: string): Promise<string> {
  const path = join(directory, `${randomStem()}.part`);
  const sharp = await loadSharp();
  const canvas = { width: 1280, height: 720, channels: 3 as const, background: "#17402f" };
  await sharp({ create: canvas }).png().toFile(path);
  return path;
}
