import { picturedRecords } from "~/content/records/records.server";

/** The photos of the gallery. */
export const photos = picturedRecords("photos", ["title", "description", "alt"]);

export type GalleryPhoto = Awaited<ReturnType<typeof photos.list>>[number];
