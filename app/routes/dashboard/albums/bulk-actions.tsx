import { msg, t } from "#say";
import { namesOfSeveral } from "~/activity-log/several";
import { nameBeforeTrash } from "~/capabilities/trash/kinds";
import { photosPathOf } from "~/content/albums/pages";
import { photosOfAlbum } from "~/content/photos/album-photos.server";
import { photos } from "~/content/photos/photo.server";
import { photo } from "~/kinds/photo";
import { parseIds } from "~/lists/selection";
import { offerUndo } from "~/undo/undo.server";
import { unseenInTrash } from "../bulk-actions/kept.server";
import { createMoveAction } from "../bulk-actions/move-photos.server";
import { createConsentAction } from "../bulk-actions/note-consents.server";
import { type ChosenRow, chosenPage } from "../bulk-actions/page.server";

type Row = ChosenRow & { id: number };

const page = chosenPage<Row>((request) => {
  const album = Number(/\/album\/(\d+)\//.exec(new URL(request.url).pathname)?.[1]);
  return {
    role: "editor",
    path: photosPathOf(album),
    kind: photo.key,
    noun: photo.names.count,
    subjectOf: (rows) => namesOfSeveral(rows.map(({ name }) => name)),
    async find(db, chosen) {
      const ids = parseIds(chosen);
      const rows = (await photosOfAlbum(db, album)).filter(({ id }) => ids.includes(id));
      return rows.map((row) => ({
        id: row.id,
        value: String(row.id),
        name: nameBeforeTrash(photo, row),
        picture: row.picture,
      }));
    },
    actions: {
      move: createMoveAction(album),
      consent: createConsentAction(photo),
      delete: {
        titleOf: (count) => t("Delete {count}", { count }),
        danger: true,
        consequence: unseenInTrash,
        verb: "deleted",
        done: msg(/* {count} is how many of what: 12 photos. */ "{count} deleted"),
        async run(trx, rows) {
          const at = new Date().toISOString();
          await photos.removeMany(
            trx,
            rows.map(({ id }) => id),
            at,
          );
          return { rows, undo: await offerUndo(trx, { type: "restore all", kind: photo.key, at }) };
        },
      },
    },
  };
});
export const loader = page.loader;
export const action = page.action;

export { ChosenPage as default, chosenMeta as meta } from "../bulk-actions/page";
