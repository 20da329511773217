import { join } from "node:path";
import type { Database } from "~db/connection.server";
import { appendLedgerFile, type Erasure, ledgerName, readLedgerFile } from "./ledger.server";

const getErasureKey = ({ kind, record_id, came_in_at }: Erasure) => `${kind} ${record_id} ${came_in_at}`;

/** Returns a function that appends new erasures to a folder's ledger file and returns their number. */
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
    const known = new Set(isNew ? (await readLedgerFile(path)).map(getErasureKey) : []);
    const added = rows.filter((row) => !known.has(getErasureKey(row)));
    await appendLedgerFile(path, added);
    written = { folder, upTo: rows.at(-1)?.id ?? written.upTo };
    return added.length;
  };
}
