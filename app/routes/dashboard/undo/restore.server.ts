import { t } from "#say";
import { distinctName, type TrashKind, trashedName, trashKinds } from "~/capabilities/trash/kinds";
import { restoreBatch, restoredKeys, restoreRecord } from "~/capabilities/trash/queries.server";
import { photosPathOf } from "~/content/albums/pages";
import { albumOfAll } from "~/content/photos/album-photos.server";
import type { Answer } from "~/forms/one-time.server";
import { photo } from "~/kinds/photo";
import { speakingEnglish } from "~/languages/current";
import { offerUndo } from "~/undo/undo.server";
import type { Database } from "~db/connection.server";
import { logUndo, type Undoing } from "./undoing.server";

const trash = "/dashboard/trash";

export async function restoreOne(
  undoing: Undoing,
  { kind, id }: { kind: TrashKind; id: number },
): Promise<Answer> {
  const outcome = await restoreRecord(undoing.trx, kind, id);
  if (outcome === "erased")
    return { location: trash, message: t("It was erased for good and cannot be restored.") };
  if (outcome === "asked for") {
    const message = t("A visitor asked to remove it. Decide that first under “Requests to remove a photo”.");
    return { location: trash, message };
  }
  const location = await listOfRestored(undoing.trx, kind, [id]);
  if (outcome === "not deleted") return { location, message: t("It is back on the site already.") };
  const subject = speakingEnglish(() => trashedName(outcome));
  await logUndo(undoing, { verb: "restored", subject, record: { kind, id } });
  return {
    location,
    message: t("Restored: {name}", { name: distinctName(outcome) }),
    undo: await offerUndo(undoing.trx, { type: "trash again", records: [restoredKeys(outcome)] }),
  };
}

/** Restores records deleted together. @param at ISO time of deletion */
export async function restoreAll(
  undoing: Undoing,
  { kind, at }: { kind: TrashKind; at: string },
): Promise<Answer> {
  const restored = await restoreBatch(undoing.trx, kind, at);
  const count = restored.length;
  if (count === 0) return { location: trash, message: t("They are not in the trash any more.") };
  await logUndo(undoing, { verb: "restored", kind, count });
  const ids = restored.map(({ id }) => id);
  return {
    location: await listOfRestored(undoing.trx, kind, ids),
    message: t("Restored: {name}", { name: t(trashKinds[kind].count, { count }) }),
  };
}

/** Staff list that contains restored records; photos of one album are in that album's. */
export async function listOfRestored(db: Database, kind: TrashKind, ids: readonly number[]): Promise<string> {
  const album = kind === photo.key ? await albumOfAll(db, ids) : null;
  return album === null ? trashKinds[kind].list : photosPathOf(album);
}
