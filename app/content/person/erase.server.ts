import { sql } from "kysely";
import { forgetNameAmong, forgetRecord, forgetSubjects } from "~/capabilities/activity/queries.server";
import { nameAmong } from "~/capabilities/activity/several";
import { eraseTrashed, removeUnusedFiles } from "~/capabilities/trash/erase.server";
import { privateFilesOf } from "~/content/records/file-columns";
import { receivedKinds } from "~/content/records/received-kinds.server";
import { isKept, keyOf, receivedKey } from "~/content/records/registry";
import type { StoredFile } from "~/files/kept-names";
import { removeOrLog } from "~/files/remove-or-log.server";
import type { Services } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import type { NamedRecord } from "./find.server";

/** Files that go once the rows are gone for good. */
export interface LeftFiles {
  /** Private ones. */
  kept: StoredFile[];
  /** Names of public PDFs, which another record may show, too. */
  documents: string[];
}

/**
 * Erases records for good, with their names in the activity log; call it in a transaction, and `removeLeftFiles` after
 * it. The ledger of what was erased is kept by triggers, so that no restored backup brings them back.
 */
export async function eraseRecords(trx: Database, records: NamedRecord[]): Promise<LeftFiles> {
  const left: LeftFiles = { kept: [], documents: [] };
  for (const { kind, row } of records) {
    left.kept.push(...privateFilesOf(kind, [row]));
    if (isKept(kind)) {
      const now = new Date().toISOString();
      await sql`update ${sql.table(kind.table)} set deleted_at = coalesce(deleted_at, ${now}) where id = ${row.id}`.execute(
        trx,
      );
      const erased = await eraseTrashed(trx, { kind: keyOf(kind), id: row.id });
      if (erased) left.documents.push(...erased.documents);
      const name = String(row[kind.columns.name] ?? "");
      if (name) {
        await forgetSubjects(trx, kind.key, [name]);
        // "deleted 12 notices" names the first of them.
        await forgetNameAmong(trx, kind.key, nameAmong(name));
      }
    } else await receivedKinds[receivedKey(kind)].erase(trx, row.id);
    await forgetRecord(trx, kind.key, row.id);
  }
  return left;
}

/** Removes the files of what was erased; one that cannot be removed is logged and left to the sweeper. */
export async function removeLeftFiles(services: Services, left: LeftFiles): Promise<void> {
  await removeOrLog(services, left.kept);
  await removeUnusedFiles(services, left.documents);
}

/** How many of which, without names: `2 messages, 1 resume`. */
export function countWords(records: NamedRecord[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of records) counts.set(kind.names.one, (counts.get(kind.names.one) ?? 0) + 1);
  return [...counts].map(([noun, count]) => `${noun}: ${count}`).join(", ");
}
