import { sql } from "kysely";
import { forgetNameAmong, forgetRecord, forgetSubjects } from "~/activity-log/queries.server";
import { nameAmong } from "~/activity-log/several";
import { eraseTrashed, removeUnusedFiles } from "~/capabilities/trash/erase.server";
import { inboundRecordsOf } from "~/content/inbound-kinds.server";
import { removeOrLog } from "~/files/store/remove-or-log.server";
import type { StoredFile } from "~/files/store/stored-names";
import { isStaffKind, keyOf } from "~/kinds/registry";
import { getPrivateFiles } from "~/records/file-columns";
import type { Services } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import type { NamedRecord } from "./find.server";

export interface LeftFiles {
  kept: StoredFile[];
  /** Names of public PDFs, perhaps of other records too. */
  documents: string[];
}

/** Also erases names in the activity log. Call it in a transaction, then `removeLeftFiles`. */
export async function eraseRecords(trx: Database, records: NamedRecord[]): Promise<LeftFiles> {
  const left: LeftFiles = { kept: [], documents: [] };
  for (const { kind, row } of records) {
    left.kept.push(...getPrivateFiles(kind, [row]));
    if (isStaffKind(kind)) {
      const now = new Date().toISOString();
      await sql`update ${sql.table(kind.table)} set deleted_at = coalesce(deleted_at, ${now}) where id = ${row.id}`.execute(
        trx,
      );
      const erased = await eraseTrashed(trx, { kind: keyOf(kind), id: row.id });
      if (erased) left.documents.push(...erased.documents);
      const name = String(row[kind.columns.name] ?? "");
      if (name) {
        await forgetSubjects(trx, kind.key, [name]);
        // "deleted 12 notices" contains the first names.
        await forgetNameAmong(trx, kind.key, nameAmong(name));
      }
    } else await inboundRecordsOf(kind).erase(trx, row.id);
    await forgetRecord(trx, kind.key, row.id);
  }
  return left;
}

export async function removeLeftFiles(services: Services, left: LeftFiles): Promise<void> {
  await removeOrLog(services, left.kept);
  await removeUnusedFiles(services, left.documents);
}

export function countWords(records: NamedRecord[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of records) counts.set(kind.names.one, (counts.get(kind.names.one) ?? 0) + 1);
  return [...counts].map(([noun, count]) => `${noun}: ${count}`).join(", ");
}
