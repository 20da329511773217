import { msg } from "#message";
import { t } from "#say";
import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { parseIds } from "~/lists/selection";
import { getPrivateFiles } from "~/records/file-columns";
import { type ChosenRow, chosenPage } from "../bulk-actions/page.server";
import { erasableKind, nameOfErased } from "./erasing.server";

export const handle: ProofHandle = { proof: "sometimes" };

type Row = ChosenRow & { row: { id: number } };

/** Confirms bulk actions. The activity log gets no names, which are personal data. */
const page = chosenPage<Row>((request) => {
  const erasable = erasableKind(request);
  const { kind, records, words } = erasable;
  const { asked = msg("Delete {count}") } = words.verb ?? {};
  const { nameAmongSeveral = (row) => nameOfErased(erasable, row) } = words;
  return {
    role: "office",
    path: kind.pages.list,
    kind: kind.key,
    noun: kind.names.count,
    find: async (db, chosen) =>
      (await records.findSome(db, parseIds(chosen))).map((row) => ({
        value: String(row.id),
        name: nameAmongSeveral(row),
        row,
      })),
    actions: {
      ...words.actions,
      delete: {
        titleOf: (count) => t(asked, { count }),
        danger: true,
        proof: "administrator",
        consequence: words.consequenceOfMany,
        verb: "deleted",
        done: words.verb ? msg("{count} removed") : msg("{count} deleted"),
        async run(trx, rows) {
          for (const { row } of rows) await records.erase(trx, row.id);
          const left = getPrivateFiles(
            kind,
            rows.map(({ row }) => row),
          );
          return { rows, after: ({ files }) => files.remove(left) };
        },
      },
    },
  };
});
export const loader = page.loader;
export const action = page.action;

export { ChosenPage as default, chosenMeta as meta } from "../bulk-actions/page";
