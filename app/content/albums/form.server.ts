import { parserOf } from "~/forms/fields.server";
import { album } from "./album";

/** Checks an album's own words: it has a name and a day. */
export const parseAlbum = parserOf(album.fields);

export type AlbumValues = Extract<ReturnType<typeof parseAlbum>, { ok: true }>["values"];
