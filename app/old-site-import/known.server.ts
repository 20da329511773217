import type { Database } from "~db/connection.server";
import { identify, type OldRow, type RowIdentity } from "./old-record";

export interface OldList {
  kind: string;
  rows: OldRow[];
}

export type IsKnown = (kind: string, record: RowIdentity) => boolean;

interface Imported extends RowIdentity {
  source: string;
  kind: string;
}

/**
 * Perhaps under another name (https, `www.`, IP address): most records with the same ID must have the same
 * content, since other sites count from 1 too. @param source current name of the site
 */
export async function findKnown(db: Database, source: string, lists: OldList[]): Promise<IsKnown> {
  const rows = await db
    .selectFrom("imports")
    .select(["source", "kind", "key", "fingerprint", "born"])
    .execute();
  const bySource = new Map<string, Map<string, Imported>>();
  for (const row of rows) {
    const records = bySource.get(row.source) ?? new Map<string, Imported>();
    bySource.set(row.source, records.set(`${row.kind} ${row.key}`, row));
  }
  const listed = lists.flatMap(({ kind, rows }) =>
    rows.map((row) => ({ kind, record: identify(row, source) })),
  );
  const sameSite = [...bySource].filter(
    ([name, records]) => bareName(name) === bareName(source) || saysTheSame(records, listed),
  );
  return (kind, record) =>
    sameSite.some(([name, records]) => {
      const imported = records.get(`${kind} ${record.key}`);
      if (!imported) return false;
      // In a copy that diverged, the same ID can be another record.
      return bareName(name) === bareName(source) || imported.born === record.born;
    });
}

/** Adds fingerprints to earlier imports from this name, which older versions did not store. */
export async function completeKnown(db: Database, source: string, lists: OldList[]): Promise<void> {
  const incomplete = await db
    .selectFrom("imports")
    .select(["kind", "key"])
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
    for (const { kind, key } of incomplete) {
      const record = said.get(`${kind} ${key}`);
      if (!record) continue;
      await trx
        .updateTable("imports")
        .set({ fingerprint: record.fingerprint, born: record.born })
        .where("source", "=", source)
        .where("kind", "=", kind)
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
