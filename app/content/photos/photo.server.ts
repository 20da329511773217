import { parserOf, type ValuesOf } from "~/forms/fields.server";
import { recordsOf } from "~/records/records.server";
import { photo } from "../../kinds/photo";

export const photos = recordsOf(photo, ["album_id"]);

export type GalleryPhoto = Awaited<ReturnType<typeof photos.list>>[number];

/** Only the photo is required (specification section 5); it is checked separately. */
export const parsePhoto = parserOf(photo.fields);

export type PhotoValues = ValuesOf<typeof parsePhoto>;
