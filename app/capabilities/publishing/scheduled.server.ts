import { type RawBuilder, sql } from "kysely";
import { t } from "#say";
import type { Database } from "~db/connection.server";
import { editPathOf, nameOrNone } from "../../content/records/kind";
import { staffKinds } from "../../content/records/registry";

export interface Scheduled {
  noun: string;
  name: string;
  /** ISO time. */
  at: string;
  form: string;
}

/** Lists scheduled records of all kinds, next one first. */
export async function listScheduled(db: Database, limit: number, now = new Date()): Promise<Scheduled[]> {
  const kinds = staffKinds.filter(({ publishing }) => publishing);
  const found = await Promise.all(
    kinds.map(async (kind) => {
      // The table is known only at run time.
      const table = kind.table as "notices";
      const name = kind.columns.name as "title";
      const at = now.toISOString();
      // Rows with and without an end, each by its index (`…_on_site`), so that live rows are not scanned.
      const coming = (ends: RawBuilder<boolean>) =>
        db
          .selectFrom(table)
          .select(["id", name, "published_at"])
          .where("deleted_at", "is", null)
          .where(ends)
          .where("published_at", ">", at)
          .orderBy("published_at")
          .limit(limit)
          .execute();
      const rows = (await Promise.all([coming(sql`ends_at is null`), coming(sql`ends_at > ${at}`)])).flat();
      return rows.map((row) => ({
        noun: t(kind.names.title),
        name: nameOrNone(row[name]),
        at: row.published_at ?? "",
        form: editPathOf(kind, row.id),
      }));
    }),
  );
  return found
    .flat()
    .sort((one, other) => (one.at < other.at ? -1 : 1))
    .slice(0, limit);
}
