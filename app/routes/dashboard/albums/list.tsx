import { Link } from "@remix-run/react";
import { msg, t } from "#say";
import { albumPath } from "~/content/albums/address";
import { type Album, albums, readAlbumCards } from "~/content/albums/album.server";
import { addPhotosPathOf, captionsPathOf, photosPathOf } from "~/content/albums/pages";
import { shortDate } from "~/dates/dates";
import type { Picture } from "~/files/pictures/picture";
import { album } from "~/kinds/album";
import { listPage } from "../records/list-page.server";
import { listMeta, recordList } from "../records/record-list";

type Row = Album & { photos: number; picture?: Picture };

export const loader = listPage(album, {
  async list(db, listing): Promise<Row[]> {
    const rows = await albums.list(db, listing);
    const covers = await readAlbumCards(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => {
      const { photos = 0, cover } = covers.get(row.id) ?? {};
      return { ...row, photos, ...(cover && { picture: cover }) };
    });
  },
});

export const meta = listMeta(album);

export default recordList<Row>(
  album,
  { icon: "photo", words: msg("No albums yet. An album holds the photos of one day or event.") },
  (row) =>
    [shortDate(row.date), t("{count, plural, one {# photo} other {# photos}}", { count: row.photos })].join(
      " · ",
    ),
  {
    linkOf: albumPath,
    more: ({ id, name }) => (
      <>
        <Link to={photosPathOf(id)} aria-label={t("Photos of {album}", { album: name })}>
          {t("Photos")}
        </Link>{" "}
        <Link to={addPhotosPathOf(id)}>{t("Add photos")}</Link>{" "}
        <Link to={captionsPathOf(id)}>{t("Write captions")}</Link>
      </>
    ),
  },
);
