import { sql } from "kysely";
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

interface UnpublishedRow {
  kind: string;
  id: number;
  name: string;
  published_at: string | null;
}

/** Lists scheduled records of all kinds, next one first, then drafts. */
export async function listUnpublished(db: Database, limit: number, now = new Date()): Promise<Unpublished[]> {
  const at = now.toISOString();
  const kinds = staffKinds.filter(({ publishing }) => publishing);
  // Rows with and without an end, each by its index (`…_on_site`), so that live rows are not scanned.
  const open = [sql`ends_at is null`, sql`ends_at > ${at}`];
  const times = [sql`published_at > ${at}`, sql`published_at is null`];
  const parts = kinds.flatMap(({ key, table, columns: { name } }) =>
    times.flatMap((published) =>
      open.map(
        (ends) => sql`select * from (
          select ${key} as kind, id, ${sql.ref(name)} as name, published_at from ${sql.table(table)}
          where deleted_at is null and ${ends} and ${published}
          order by published_at, id desc limit ${limit})`,
      ),
    ),
  );
  const { rows } = await sql<UnpublishedRow>`${sql.join(parts, sql` union all `)}`.execute(db);
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const name = kind.columns.name;
      const ofKind = rows.filter((row) => row.kind === kind.key).map((row) => ({ ...row, [name]: row.name }));
      return (await onPage(db, kind, ofKind)).map((row) => ({
        noun: t(kind.names.title),
        name: nameOrNone(String(row[name as "name"])),
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
