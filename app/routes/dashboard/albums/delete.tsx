import { t } from "#say";
import { formatCount } from "~/activity-log/count-in-english.server";
import { type Album, albums, readAlbumCards, removeAlbum } from "~/content/albums/album.server";
import { withPhotosField } from "~/content/albums/pages";
import { longDate } from "~/dates/dates";
import type { Picture } from "~/files/pictures/picture";
import { album } from "~/kinds/album";
import { photo } from "~/kinds/photo";
import { RadioField } from "~/ui/form/radio-field";
import { deletePage } from "../records/delete-page.server";
import { deleteMeta, deleteRecord } from "../records/delete-record";

type Row = Album & { photos: number; picture?: Picture };

const page = deletePage<Row>(
  album,
  {
    ...albums,
    async find(db, id) {
      const row = await albums.find(db, id);
      const { photos = 0, cover } = (row && (await readAlbumCards(db, [id])).get(id)) ?? {};
      return row && { ...row, photos, ...(cover && { picture: cover }) };
    },
  },
  async (trx, id, fields) => {
    const photos = await removeAlbum(trx, id, fields.get(withPhotosField) === "yes");
    return photos > 0 ? `, with ${formatCount(photos, photo.names.count)}` : "";
  },
);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta;

export default deleteRecord<Row>(
  ({ date, photos }) => (
    <p>{`${longDate(date)}, ${t("{count, plural, one {# photo} other {# photos}}", { count: photos })}`}</p>
  ),
  ({ photos }) => (photos > 0 ? <WhatOfThePhotos photos={photos} /> : null),
);

function WhatOfThePhotos({ photos }: { photos: number }) {
  return (
    <RadioField
      name={withPhotosField}
      legend={t("{count, plural, one {What happens to its # photo?} other {What happens to its # photos?}}", {
        count: photos,
      })}
      options={[
        { value: "no", label: t("They stay in the gallery, under More photos") },
        { value: "yes", label: t("They are deleted too. If the album is restored, they come back with it") },
      ]}
      state={{ typed: { [withPhotosField]: "no" } }}
    />
  );
}
