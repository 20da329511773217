import { msg, t } from "#say";
import { albumChoices, albums } from "~/content/albums/album.server";
import { PhotoRefusedError } from "~/content/photos/album-photos.server";
import { movePhotos } from "~/content/photos/moves.server";
import { offerUndo } from "~/undo/undo.server";
import type { ChosenAction, ChosenRow } from "./page.server";

type Row = ChosenRow & { id: number };

const none = "none";

/** Moves photos to another album, or out of albums. @param from the page's album, which is not offered */
export function createMoveAction(from?: number): ChosenAction<Row> {
  return {
    titleOf: (count) => t("Move {count}", { count }),
    consequence: msg("They keep their captions, and come after the photos in the album."),
    verb: "moved",
    done: msg("{count} moved"),
    async ask(db) {
      const all = await albumChoices(db);
      const others = all.filter(({ value }) => value !== String(from));
      return {
        label: t(/* Over a list of albums: where photos are moved to. */ msg("To", "an album")),
        options: [...others, { value: none, label: t("No album (More photos)") }],
      };
    },
    async run(trx, rows, _staff, asked) {
      const album = asked === none ? undefined : await albums.find(trx, Number(asked) || 0);
      if (!album && asked !== none) return { rows: [], refused: t("That album is gone. Nothing was moved.") };
      const at = new Date().toISOString();
      try {
        const ids = rows.map(({ id }) => id);
        // The list is newest first; albums are oldest first.
        if (from === undefined) ids.sort((one, other) => one - other);
        const moved = await movePhotos(trx, ids, album?.id ?? null, at);
        return {
          rows: rows.filter(({ id }) => moved.includes(id)),
          refused: t("They are there already."),
          behind: ` to ${album?.name ?? "More photos"}`,
          ...(moved.length > 0 && { undo: await offerUndo(trx, { type: "move", at }) }),
        };
      } catch (error) {
        if (!(error instanceof PhotoRefusedError)) throw error;
        return { rows: [], refused: error.message };
      }
    },
  };
}

export const movePhotosAway = createMoveAction();
