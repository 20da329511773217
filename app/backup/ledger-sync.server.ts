import { join } from "node:path";
import type { Database } from "~db/connection.server";
import { appendLedgerFile, type Erasure, ledgerName, readLedgerFile } from "./ledger.server";

const keyOf = ({ kind, record_id, came_in_at }: Erasure) => `${kind} ${record_id} ${came_in_at}`;

/**
 * Keeps the ledger's file as complete as the ledger in the database.
 * @returns a function that adds what is new, and tells how many erasures it added
 */
export function ledgerWriter(db: Database): (folder: string) => Promise<number> {
  let written = { folder: "", upTo: 0 };
  return async (folder) => {
    const path = join(folder, ledgerName);
    const isNew = written.folder !== folder;
    const rows = await db
      .selectFrom("erasures")
      .selectAll()
      .where("id", ">", isNew ? 0 : written.upTo)
      .orderBy("id")
      .execute();
    if (!isNew && rows.length === 0) return 0;
    const known = new Set(isNew ? (await readLedgerFile(path)).map(keyOf) : []);
    const added = rows.filter((row) => !known.has(keyOf(row)));
    await appendLedgerFile(path, added);
    written = { folder, upTo: rows.at(-1)?.id ?? written.upTo };
    return added.length;
  };
}
