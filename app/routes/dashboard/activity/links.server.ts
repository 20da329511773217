import { sql } from "kysely";
import type { ActivityEntry } from "~/capabilities/activity/list.server";
import { allKinds, getStaffPage, isStaffKind } from "~/content/records/registry";
import type { Database } from "~db/connection.server";

/** URLs of the entries' records, by entry ID; without erased records. */
export async function findLinks(db: Database, entries: ActivityEntry[]): Promise<Map<number, string>> {
  const links = new Map<number, string>();
  for (const kind of allKinds) {
    const about = entries.filter(({ kind: about, record_id }) => about === kind.key && record_id);
    if (about.length === 0) continue;
    const ids = [...new Set(about.map(({ record_id }) => record_id))];
    const deletedAt = isStaffKind(kind) ? sql.ref("deleted_at") : sql.lit("");
    const { rows } = await sql<{ id: number; deleted_at: string | null }>`
      select id, ${deletedAt} as deleted_at from ${sql.table(kind.table)} where id in (${sql.join(ids)})`.execute(
      db,
    );
    for (const entry of about) {
      const row = rows.find(({ id }) => id === entry.record_id);
      if (row) links.set(entry.id, getStaffPage(kind, row.id, Boolean(row.deleted_at)));
    }
  }
  return links;
}
