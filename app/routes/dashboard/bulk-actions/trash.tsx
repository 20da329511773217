import { msg, t } from "#say";
import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { eraseTrashed, removeUnusedFiles } from "~/capabilities/trash/erase.server";
import {
  distinctName,
  parseTrashItem,
  type TrashedRecord,
  trashItem,
  trashKinds,
} from "~/capabilities/trash/kinds";
import {
  findTrashed,
  type RestoredKeys,
  restoredKeys,
  restoreRecord,
} from "~/capabilities/trash/queries.server";
import { offerUndo } from "~/undo/undo.server";
import { type ChosenRow, chosenPage } from "./page.server";

export const handle: ProofHandle = { proof: "asked" };

type Row = ChosenRow & Pick<TrashedRecord, "kind" | "id">;

const page = chosenPage<Row>(() => ({
  role: "editor",
  path: "/dashboard/trash",
  noun: msg("{count, plural, one {# record} other {# records}}"),
  async find(db, chosen) {
    const rows: Row[] = [];
    for (const value of chosen) {
      const item = parseTrashItem(value);
      const record = item && (await findTrashed(db, item.kind, item.id));
      if (!record) continue;
      const { kind, id, picture } = record;
      const name = `${distinctName(record)} (${t(trashKinds[kind].label)})`;
      rows.push({ kind, id, picture, value: trashItem(kind, id), name });
    }
    return rows;
  },
  actions: {
    restore: {
      titleOf: (count) =>
        t(
          /* {count} is how many of what: 12 photos; so it is in Delete {count} and the like. */ "Restore {count}",
          { count },
        ),
      consequence: msg("What you chose goes back where it was."),
      verb: "restored",
      done: msg("{count} restored"),
      async run(trx, rows) {
        const back: Row[] = [];
        const records: RestoredKeys[] = [];
        for (const row of rows) {
          const outcome = await restoreRecord(trx, row.kind, row.id);
          if (outcome !== "asked for") back.push(row);
          if (typeof outcome !== "string") records.push(restoredKeys(outcome));
        }
        return {
          rows: back,
          ...(records.length > 0 && { undo: await offerUndo(trx, { type: "trash again", records }) }),
          refused: t("A visitor asked to remove it. An administrator decides that."),
        };
      },
    },
    erase: {
      titleOf: (count) => t("Erase {count} for good", { count }),
      danger: true,
      consequence: msg("What you chose is erased at once, with its files, and cannot be restored."),
      verb: "erased",
      done: msg("{count} erased for good"),
      proof: "administrator",
      async run(trx, rows) {
        const documents: string[] = [];
        for (const row of rows) {
          const erased = await eraseTrashed(trx, row);
          if (erased) documents.push(...erased.documents);
        }
        return { rows, after: (services) => removeUnusedFiles(services, documents) };
      },
    },
  },
}));
export const loader = page.loader;
export const action = page.action;

export { ChosenPage as default, chosenMeta as meta } from "./page";
