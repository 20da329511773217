import { fileURLToPath } from "node:url";
import { addPictureRow } from "~/files/picture-rows.server";
import { makePicture, type StoredPicture } from "~/files/pictures.server";
import type { FileStore } from "~/files/store.server";
import type { Database } from "../connection.server";
import { faculty, parents, photos, popup, slides, toppers, videos } from "./illustrated";

/** A made picture by the name of its source in `db/seed/pictures/`. */
export type MadePictures = Map<string, StoredPicture>;

/** Makes the renditions of every sample picture, like an upload's, before the rows that show them are written. */
export async function makeSamplePictures(store: FileStore): Promise<MadePictures> {
  const names = [...slides, ...photos, ...toppers, ...faculty, ...parents, ...videos, popup].map(
    ({ picture }) => picture,
  );
  const made: MadePictures = new Map();
  await Promise.all(
    names.map(async (name) => {
      const source = fileURLToPath(new URL(`./pictures/${name}.webp`, import.meta.url));
      made.set(name, await makePicture(store, source));
    }),
  );
  return made;
}

/** Writes the sample rows that show a picture. */
export async function seedIllustrated(db: Database, made: MadePictures, now: Date): Promise<void> {
  const at = now.toISOString();
  const times = { created_at: at, updated_at: at };
  // Listings show the newest first: written in reverse, the rows appear in the order of their file.
  const withPicture = async <Row extends { picture: string }>(
    rows: Row[],
    insert: (row: Omit<Row, "picture"> & typeof times & { picture_id: number }) => Promise<unknown>,
  ) => {
    for (const { picture, ...row } of rows.toReversed()) {
      const found = made.get(picture);
      if (found) await insert({ ...row, ...times, picture_id: await addPictureRow(db, found) });
    }
  };
  await withPicture(slides, (row) => db.insertInto("slides").values(row).execute());
  await withPicture([popup], (row) => db.insertInto("popups").values(row).execute());
  await withPicture(photos, (row) => db.insertInto("photos").values(row).execute());
  await withPicture(toppers, (row) => db.insertInto("toppers").values(row).execute());
  await withPicture(faculty, (row) => db.insertInto("faculty").values(row).execute());
  await withPicture(parents, (row) => db.insertInto("testimonials").values(row).execute());
  await withPicture(videos, (row) => db.insertInto("videos").values(row).execute());
}
