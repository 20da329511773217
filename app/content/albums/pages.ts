import { album } from "./album";

const { record, list } = album.pages;

/** Where a page with script makes an album, before it sends its photos one by one. */
export const startPath = `${list}/start`;

/** The pages of staff for one album's photos: the list, adding more, and the captions. */
export const photosPathOf = (id: number): string => `${record}/${id}/photos`;
export const addPhotosPathOf = (id: number): string => `${photosPathOf(id)}/add`;
export const addOnePathOf = (id: number): string => `${photosPathOf(id)}/one`;
export const captionsPathOf = (id: number): string => `${record}/${id}/captions`;

/** The choice of the page that deletes an album: `yes` where its photos go with it. */
export const withPhotosField = "with_photos";

/** The field with the album that a form has made already, when it is sent again. */
export const startedField = "album";

/** The field with the last place in an album when its form was opened: what is added stands behind it. */
export const behindField = "behind";
