import { recordsOf } from "~/content/records/records.server";
import type { Database } from "~db/connection.server";
import type { StaffKind } from "../../content/records/kind";

/**
 * Undoes an import by moving its records to the trash; call it in a transaction.
 * @param at ISO time of the import @param now ISO time of deletion @returns number of records
 */
export async function deleteImported(
  trx: Database,
  kind: StaffKind<never>,
  at: string,
  now: string,
): Promise<number> {
  const rows = await trx
    .selectFrom(kind.table as "toppers")
    .select("id")
    .where("created_at", "=", at)
    .where("deleted_at", "is", null)
    .execute();
  const ids = rows.map(({ id }) => id);
  await recordsOf(kind).removeMany(trx, ids, now);
  return ids.length;
}
