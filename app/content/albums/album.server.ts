import { sql } from "kysely";
import { oneOnPage, onPage } from "~/capabilities/translations/on-page.server";
import type { Translated } from "~/capabilities/translations/translated";
import { type Picture, pictureColumns, takePicture } from "~/files/pictures/picture";
import { parserOf, type ValuesOf } from "~/forms/fields.server";
import { recordsOf } from "~/records/records.server";
import type { Database } from "~db/connection.server";
import { album } from "../../kinds/album";

export const albums = recordsOf(album, ["cover_id"]);

export type Album = Awaited<ReturnType<typeof albums.list>>[number];

export interface AlbumCard extends Translated {
  id: number;
  name: string;
  date: string;
  photos: number;
  /** The chosen photo, otherwise the first; missing in an empty album. */
  cover?: Picture;
}

const maxAlbums = 1000;

const coverId = sql<number | null>`coalesce(
  (select id from photos where id = albums.cover_id and album_id = albums.id and deleted_at is null),
  (select id from photos where album_id = albums.id and deleted_at is null order by place, id limit 1))`;

const photoCount = sql<number>`(select count(*) from photos where album_id = albums.id and deleted_at is null)`;

async function listCards(db: Database, ids?: readonly number[]): Promise<AlbumCard[]> {
  let query = db
    .selectFrom("albums")
    .leftJoin("photos", (join) => join.on("photos.id", "=", coverId))
    .leftJoin("pictures", "pictures.id", "photos.picture_id")
    .select(["albums.id", "albums.name", "albums.date", photoCount.as("photos"), ...pictureColumns])
    .where("albums.deleted_at", "is", null)
    .orderBy("albums.date", "desc")
    .orderBy("albums.id", "desc")
    .limit(maxAlbums);
  if (ids) query = query.where("albums.id", "in", [...ids]);
  return (await query.execute()).map(({ id, name, date, photos, ...cells }) => {
    const { stem, width, height, placeholder, focus, avif } = cells;
    const card: AlbumCard = { id, name, date, photos: Number(photos) };
    if (stem === null || width === null || height === null) return card;
    const { picture } = takePicture({ stem, width, height, placeholder, focus, avif });
    return { ...card, cover: picture };
  });
}

export async function listAlbumsOnSite(db: Database): Promise<AlbumCard[]> {
  const cards = await listCards(db);
  return onPage(
    db,
    album,
    cards.filter(({ photos }) => photos > 0),
  );
}

export async function readAlbumCards(db: Database, ids: readonly number[]): Promise<Map<number, AlbumCard>> {
  const cards = ids.length > 0 ? await listCards(db, ids) : [];
  return new Map(cards.map((card) => [card.id, card]));
}

export async function albumChoices(db: Database): Promise<{ value: string; label: string }[]> {
  const rows = await db
    .selectFrom("albums")
    .select(["id", "name", "date"])
    .where("deleted_at", "is", null)
    .orderBy("date", "desc")
    .orderBy("id", "desc")
    .limit(maxAlbums)
    .execute();
  return rows.map(({ id, name, date }) => ({ value: String(id), label: `${name} (${date.slice(0, 4)})` }));
}

/** Sets the cover; null means the first photo. @returns false if there is no such album */
export async function chooseCover(db: Database, id: number, photo: number | null): Promise<boolean> {
  return albums.update(db, id, { cover_id: photo });
}

export async function findNeighbours(db: Database, { id, date }: Pick<AlbumCard, "id" | "date">) {
  const beside = (side: "<" | ">") =>
    db
      .selectFrom("albums")
      .select(["id", "name"])
      .where("deleted_at", "is", null)
      .where(sql<boolean>`(date, id) ${sql.raw(side)} (${date}, ${id})`)
      .where(sql<boolean>`exists (select 1 from photos where album_id = albums.id and deleted_at is null)`)
      .orderBy("date", side === "<" ? "desc" : "asc")
      .orderBy("id", side === "<" ? "desc" : "asc")
      .limit(1)
      .executeTakeFirst();
  const found = await Promise.all([beside("<"), beside(">")]);
  const [older, newer] = await Promise.all(found.map((row) => row && oneOnPage(db, album, row)));
  return { ...(older && { older }), ...(newer && { newer }) };
}

export const parseAlbum = parserOf(album.fields);

export type AlbumValues = ValuesOf<typeof parseAlbum>;

/** Needs a transaction. @returns number of deleted photos */
export async function removeAlbum(db: Database, id: number, withPhotos: boolean): Promise<number> {
  const at = new Date().toISOString();
  await albums.removeMany(db, [id], at);
  if (!withPhotos) return 0;
  const { numUpdatedRows } = await db
    .updateTable("photos")
    .set({ deleted_at: at })
    .where("album_id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
