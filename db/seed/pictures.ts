import { join } from "node:path";
import { addPictureRow } from "~/files/pictures/picture-rows.server";
import { addMadeAvif, makePicture, type StoredPicture } from "~/files/pictures/pictures.server";
import type { FileStore } from "~/files/store/store.server";
import { staffKinds } from "~/kinds/registry";
import { projectRoot } from "~/project-root.server";
import type { Database } from "../connection.server";
import type { PicturedTable } from "../schema";
import { getSampleFocus, illustrated } from "./illustrated";

export type MadePictures = Map<string, StoredPicture & { hasAvif: boolean }>;

/** AVIF renditions take minutes of a small server, so tools/sample-avif.ts makes them. */
export const sampleAvif = (name: string, width: number) =>
  join(projectRoot, `db/seed/avif/${name}-${width}.avif`);

const allTables = Object.keys(illustrated) as PicturedTable[];

/** Makes renditions of sample pictures before their rows are written. */
export async function makeSamplePictures(store: FileStore): Promise<MadePictures> {
  const rows: { picture: string }[] = allTables.flatMap((table): { picture: string }[] => illustrated[table]);
  const names = [...new Set(rows.map(({ picture }) => picture))];
  const made: MadePictures = new Map();
  await Promise.all(
    names.map(async (name) => {
      const source = join(projectRoot, `db/seed/pictures/${name}.webp`);
      const picture = await makePicture(store, source);
      const hasAvif = await addMadeAvif(store, picture.stem, (width) => sampleAvif(name, width));
      made.set(name, { ...picture, focus: getSampleFocus(name), hasAvif });
    }),
  );
  return made;
}

export async function seedIllustrated(db: Database, made: MadePictures, now: Date): Promise<void> {
  const at = now.toISOString();
  const ids = new Map<string, number>();
  for (const table of allTables) {
    const rows: { picture: string }[] = illustrated[table];
    const isPublished = staffKinds.some((kind) => kind.table === table && kind.publishing);
    const times = { created_at: at, updated_at: at, ...(isPublished && { published_at: at }) };
    // Lists show the newest first, so rows are written in reverse.
    for (const { picture, ...row } of rows.toReversed()) {
      const found = made.get(picture);
      if (!found) continue;
      const picture_id = ids.get(picture) ?? (await addPictureRow(db, found));
      ids.set(picture, picture_id);
      await db
        .insertInto(table)
        .values({ ...row, ...times, picture_id } as never)
        .execute();
    }
  }
}
