import type { Database } from "~db/connection.server";
import type { KnownRecord } from "./found";
import { identify, type OldRow, type RowIdentity } from "./old-record";

export interface OldList {
  kind: string;
  rows: OldRow[];
}

/** Finds the earlier import of a record. */
export type FindKnown = (kind: string, record: RowIdentity) => KnownRecord | undefined;

interface Imported extends RowIdentity, KnownRecord {
  source: string;
  list: string;
}

/** Columns of a known record. */
export const knownColumns = ["id", "fingerprint", "state", "kind", "record_id", "hash"] as const;

/**
 * Perhaps under another name (https, `www.`, IP address): most records with the same ID must have the same
 * content, since other sites count from 1 too. @param source current name of the site
 */
export async function findKnown(db: Database, source: string, lists: OldList[]): Promise<FindKnown> {
  const rows = await db
    .selectFrom("imported_records")
    .select(["source", "list", "key", "born", ...knownColumns])
    .execute();
  const bySource = new Map<string, Map<string, Imported>>();
  for (const row of rows) {
    const records = bySource.get(row.source) ?? new Map<string, Imported>();
    bySource.set(row.source, records.set(`${row.list} ${row.key}`, row));
  }
  const listed = lists.flatMap(({ kind, rows }) =>
    rows.map((row) => ({ kind, record: identify(row, source) })),
  );
  const sameSite = [...bySource].filter(
    ([name, records]) => bareName(name) === bareName(source) || saysTheSame(records, listed),
  );
  return (kind, record) => {
    for (const [name, records] of sameSite) {
      const imported = records.get(`${kind} ${record.key}`);
      // In a copy that diverged, the same ID can be another record.
      if (imported && (bareName(name) === bareName(source) || imported.born === record.born)) return imported;
    }
    return undefined;
  };
}

/** Adds fingerprints to earlier imports from this name, which older versions did not store. */
export async function completeKnown(db: Database, source: string, lists: OldList[]): Promise<void> {
  const incomplete = await db
    .selectFrom("imported_records")
    .select(["list", "key"])
    .where("source", "=", source)
    .where("fingerprint", "=", "")
    .execute();
  if (incomplete.length === 0) return;
  const said = new Map(
    lists.flatMap(({ kind, rows }) =>
      rows.map((row) => identify(row, source)).map((record) => [`${kind} ${record.key}`, record]),
    ),
  );
  await db.transaction().execute(async (trx) => {
    for (const { list, key } of incomplete) {
      const record = said.get(`${list} ${key}`);
      if (!record) continue;
      await trx
        .updateTable("imported_records")
        .set({ fingerprint: record.fingerprint, born: record.born })
        .where("source", "=", source)
        .where("list", "=", list)
        .where("key", "=", key)
        .execute();
    }
  });
}

function bareName(source: string): string {
  return source.replace(/^https?:\/\/(www\.)?/, "");
}

function saysTheSame(
  records: Map<string, Imported>,
  listed: { kind: string; record: RowIdentity }[],
): boolean {
  let same = 0;
  let common = 0;
  for (const { kind, record } of listed) {
    const imported = records.get(`${kind} ${record.key}`);
    if (!imported?.fingerprint) continue;
    common += 1;
    if (imported.fingerprint === record.fingerprint) same += 1;
  }
  return same > 0 && same * 2 >= common;
}
