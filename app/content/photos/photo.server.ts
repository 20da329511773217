import { recordsOf } from "~/content/records/records.server";
import { parserOf } from "~/forms/fields.server";
import { photo } from "./photo";

/** The photos of the gallery. */
export const photos = recordsOf(photo, ["album_id"]);

export type GalleryPhoto = Awaited<ReturnType<typeof photos.list>>[number];

/** A photo is required, its words are not (specification section 5); the photo is looked at on its own. */
export const parsePhoto = parserOf(photo.fields);

export type PhotoValues = Extract<ReturnType<typeof parsePhoto>, { ok: true }>["values"];
