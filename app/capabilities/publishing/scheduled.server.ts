import { type RawBuilder, sql } from "kysely";
import { t } from "#say";
import type { Database } from "~db/connection.server";
import { editPathOf, nameOrNone } from "../../kinds/kind";
import { staffKinds } from "../../kinds/registry";
import { onPage } from "../translations/on-page.server";

export interface Unpublished {
  noun: string;
  name: string;
  /** ISO time; empty for a draft. */
  at: string;
  form: string;
}

/** Lists scheduled records of all kinds, next one first, then drafts. */
export async function listUnpublished(db: Database, limit: number, now = new Date()): Promise<Unpublished[]> {
  const kinds = staffKinds.filter(({ publishing }) => publishing);
  const found = await Promise.all(
    kinds.map(async (kind) => {
      // The table is known only at run time.
      const table = kind.table as "notices";
      const name = kind.columns.name as "title";
      const at = now.toISOString();
      // Rows with and without an end, each by its index (`…_on_site`), so that live rows are not scanned.
      const coming = (ends: RawBuilder<boolean>, published: RawBuilder<boolean>) =>
        db
          .selectFrom(table)
          .select(["id", name, "published_at"])
          .where("deleted_at", "is", null)
          .where(ends)
          .where(published)
          .orderBy("published_at")
          .orderBy("id", "desc")
          .limit(limit)
          .execute();
      const open = [sql<boolean>`ends_at is null`, sql<boolean>`ends_at > ${at}`];
      const times = [sql<boolean>`published_at > ${at}`, sql<boolean>`published_at is null`];
      const rows = (
        await Promise.all(times.flatMap((published) => open.map((ends) => coming(ends, published))))
      ).flat();
      return (await onPage(db, kind, rows)).map((row) => ({
        noun: t(kind.names.title),
        name: nameOrNone(row[name]),
        at: row.published_at ?? "",
        form: editPathOf(kind, row.id),
      }));
    }),
  );
  return found
    .flat()
    .sort((one, other) => Number(!one.at) - Number(!other.at) || one.at.localeCompare(other.at))
    .slice(0, limit);
}
