import { restoreBatch } from "~/capabilities/trash/queries.server";
import { recordsOf } from "~/records/records.server";
import type { Database } from "~db/connection.server";
import type { StaffKind } from "../../kinds/kind";
import type { TrashKind } from "../trash/kinds";
import type { SavedEdit } from "./edited-list.server";

/** Needs a transaction. @param at ISO time of the import @param now ISO time of deletion */
export async function deleteImported(
  trx: Database,
  kind: StaffKind<never> & { key: string },
  at: string,
  now: string,
): Promise<{ count: number; restored: number }> {
  const rows = await trx
    .selectFrom(kind.table as "toppers")
    .select("id")
    .where("created_at", "=", at)
    .where("deleted_at", "is", null)
    .execute();
  const ids = rows.map(({ id }) => id);
  await recordsOf(kind).removeMany(trx, ids, now);
  const restored = await restoreBatch(trx, kind.key as TrashKind, at);
  return { count: ids.length, restored: restored.length };
}

/** Restores the values of records, except of those that were changed since. Needs a transaction. */
export async function revertEdits(
  trx: Database,
  kind: StaffKind<never> & { key: string },
  edits: readonly SavedEdit[],
): Promise<number> {
  const records = recordsOf(kind);
  const saved = await records.findMany(
    trx,
    edits.map(({ id }) => id),
  );
  const unchanged = edits.filter(({ id, version }) =>
    saved.some((record) => record.id === id && record.version === version + 1),
  );
  for (const { id, before } of unchanged) await records.update(trx, id, before as never);
  return unchanged.length;
}
