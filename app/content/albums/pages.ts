import { album } from "../../kinds/album";

const { record, list } = album.pages;

/** Creates an album before its photos are sent one by one. */
export const startPath = `${list}/start`;

export const photosPathOf = (id: number): string => `${record}/${id}/photos`;
export const addPhotosPathOf = (id: number): string => `${photosPathOf(id)}/add`;
export const addOnePathOf = (id: number): string => `${photosPathOf(id)}/one`;
export const captionsPathOf = (id: number): string => `${record}/${id}/captions`;

/** Choice on the page that deletes an album: `yes` deletes its photos too. */
export const withPhotosField = "with_photos";

export const startedField = "album";

/** Hidden field with the album's last position when the form was opened: new photos are added after it. */
export const behindField = "behind";

/** Query parameter of the page that orders the photos of an album. */
export const arrangeParameter = "arrange";

export const arrangePathOf = (album: number): string => `${photosPathOf(album)}?${arrangeParameter}=yes`;
