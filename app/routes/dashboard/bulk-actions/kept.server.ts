import { msg, t } from "#say";
import { namesOfSeveral } from "~/activity-log/several";
import { type PublishingState, publish, takeOff } from "~/capabilities/publishing/publishing.server";
import { archiveWords } from "~/capabilities/publishing/publishing-words";
import { trashDays } from "~/capabilities/trash/days";
import { nameBeforeTrash } from "~/capabilities/trash/kinds";
import type { Picture } from "~/files/pictures/picture";
import { photo } from "~/kinds/photo";
import { keyOf } from "~/kinds/registry";
import { parseIds } from "~/lists/selection";
import { recordsOf } from "~/records/records.server";
import { offerUndo } from "~/undo/undo.server";
import type { Database } from "~db/connection.server";
import { findKind } from "../records/find-kind.server";
import { movePhotosAway } from "./move-photos.server";
import { createConsentAction } from "./note-consents.server";
import type { ChosenAction, ChosenList, ChosenRow } from "./page.server";

type Row = ChosenRow & { id: number };

export const unseenInTrash = () =>
  t("Visitors will no longer see what you chose. The trash keeps it for {days} days.", { days: trashDays });

export function chosenRecords(request: Request): ChosenList<Row> {
  const kind = findKind(request, "list");
  const { names, pages, publishing, trash } = kind;
  const records = recordsOf(kind);

  const remove: ChosenAction<Row> = {
    titleOf: (count) => t("Delete {count}", { count }),
    danger: true,
    consequence: trash.consequenceOfMany ?? unseenInTrash,
    verb: "deleted",
    done: msg("{count} deleted"),
    async run(trx, rows) {
      const at = new Date().toISOString();
      await records.removeMany(trx, ids(rows), at);
      return { rows, undo: await offerUndo(trx, { type: "restore all", kind: keyOf(kind), at }) };
    },
  };
  const changed = async (trx: Database, rows: Row[], before: PublishingState[]) => ({
    rows: rows.filter(({ id }) => before.some((state) => state.id === id)),
    ...(before.length > 0 && {
      undo: await offerUndo(trx, { type: "publishing", kind: kind.key, states: before }),
    }),
  });
  const publishThem: ChosenAction<Row> = {
    titleOf: (count) => t("Publish {count}", { count }),
    consequence: msg("Visitors will see what you chose at once."),
    verb: "published",
    done: msg("{count} published"),
    run: async (trx, rows) => changed(trx, rows, await publish(trx, kind, ids(rows))),
  };
  const takeThemOff: ChosenAction<Row> = {
    titleOf: (count) => t("Take {count} off the site", { count }),
    consequence: publishing?.archive
      ? () =>
          [
            t("They leave every list and the marquee."),
            archiveWords(kind, 2),
            t("To remove them fully, delete them."),
          ].join(" ")
      : msg("Visitors will no longer see what you chose. Your list keeps it."),
    verb: "unpublished",
    done: msg("{count} taken off the site"),
    async run(trx, rows) {
      const now = new Date().toISOString();
      const before = await takeOff(trx, kind, ids(rows), now);
      // Scheduled records become drafts; only public ones are archived.
      const ended = before.filter(({ published_at }) => published_at !== null && published_at <= now);
      return {
        ...(await changed(trx, rows, before)),
        note: ended.length > 0 ? archiveWords(kind, before.length) : "",
      };
    },
  };

  return {
    role: "editor",
    path: pages.list,
    kind: kind.key,
    noun: names.count,
    subjectOf: (rows) => namesOfSeveral(rows.map(({ name }) => name)),
    actions: {
      delete: remove,
      ...(kind.children?.consent && { consent: createConsentAction(kind) }),
      ...(kind.key === photo.key && { move: movePhotosAway }),
      ...(publishing && { publish: publishThem, "take-off": takeThemOff }),
    },
    async find(db: Database, chosen) {
      const found = (await records.findMany(db, parseIds(chosen))) as (object & {
        id: number;
        picture?: Picture;
      })[];
      return found.map((record) => ({
        id: record.id,
        value: String(record.id),
        name: nameBeforeTrash(kind, record),
        picture: record.picture,
      }));
    },
  };
}

const ids = (rows: Row[]) => rows.map(({ id }) => id);
