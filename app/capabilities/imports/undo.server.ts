import { restoreBatch } from "~/capabilities/trash/queries.server";
import { recordsOf } from "~/content/records/records.server";
import type { Database } from "~db/connection.server";
import type { StaffKind } from "../../content/records/kind";
import type { TrashKind } from "../trash/kinds";

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
