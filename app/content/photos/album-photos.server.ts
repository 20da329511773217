import { type RawBuilder, sql } from "kysely";
import { t } from "#say";
import type { ActivityEvent } from "~/activity-log/record-event.server";
import { onPage } from "~/capabilities/translations/on-page.server";
import { pictureColumns, takePicture } from "~/files/pictures/picture";
import type { Database } from "~db/connection.server";
import { photo } from "../../kinds/photo";

/** Upper bound; an album's pages show all of it. */
export const maxAlbumPhotos = 300;

export async function photosOfAlbum(db: Database, album: number, { limit = maxAlbumPhotos } = {}) {
  const rows = await db
    .selectFrom("photos")
    .innerJoin("pictures", "pictures.id", "photos.picture_id")
    .select(["photos.id", "title", "description", "alt", "photos.created_at", "version", ...pictureColumns])
    .where("album_id", "=", album)
    .where("deleted_at", "is", null)
    .orderBy("place")
    .orderBy("photos.id")
    .limit(limit)
    .execute();
  return rows.map(takePicture);
}

/** The same in the language of the page. */
export async function photosOnPage(
  ...[db, ...asked]: Parameters<typeof photosOfAlbum>
): ReturnType<typeof photosOfAlbum> {
  return onPage(db, photo, await photosOfAlbum(db, ...asked));
}

export type AlbumPhoto = Awaited<ReturnType<typeof photosOfAlbum>>[number];

/** SQL: in no album, or in one that is in the trash. */
export const inNoAlbum: RawBuilder<boolean> = sql`(photos.album_id is null
  or photos.album_id in (select id from albums where deleted_at is not null))`;

export async function albumOfAll(db: Database, ids: readonly number[]): Promise<number | null> {
  const rows = await db
    .selectFrom("photos")
    .leftJoin("albums", (join) =>
      join.onRef("albums.id", "=", "album_id").on("albums.deleted_at", "is", null),
    )
    .select("albums.id")
    .distinct()
    .where("photos.id", "in", ids)
    .execute();
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

export async function roomOfAlbum(db: Database, album: number): Promise<{ count: number; last: number }> {
  const { count, last } = await db
    .selectFrom("photos")
    .select(({ fn }) => [fn.countAll().as("count"), fn.max("place").as("last")])
    .where("album_id", "=", album)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return { count: Number(count), last: Number(last ?? 0) };
}

/** Position of a new photo, and details for the activity log. */
export interface Place {
  album: number;
  place: number;
  event: Omit<ActivityEvent, "who">;
}

export class PhotoIsThereError extends Error {
  override name = "PhotoIsThereError";
  /** @param addedAt ISO time */
  constructor(readonly addedAt: string) {
    super("The photo is in the album.");
  }
}

/** The album is full; the message tells the user. */
export class PhotoRefusedError extends Error {
  override name = "PhotoRefusedError";
}

/** Call it in the transaction, after the first write. @throws PhotoIsThereError, PhotoRefusedError */
export async function albumTakes(trx: Database, { album }: Place, sha256: string): Promise<void> {
  const isThere = await trx
    .selectFrom("albums")
    .select("id")
    .where("id", "=", album)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!isThere)
    throw new PhotoRefusedError(t("Another person deleted this album. Nothing more is added to it."));
  const same = await trx
    .selectFrom("photos")
    .select("created_at")
    .where("album_id", "=", album)
    .where("sha256", "=", sha256)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (same) throw new PhotoIsThereError(same.created_at);
  if ((await roomOfAlbum(trx, album)).count >= maxAlbumPhotos) {
    throw new PhotoRefusedError(
      t("An album has at most {max} photos. Please make another album.", { max: maxAlbumPhotos }),
    );
  }
}
