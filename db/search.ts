import { sql } from "kysely";
import type { Database } from "./connection.server";

/** Tables with an index of their words (migration 0004). */
type Searchable =
  | "notices"
  | "jobs"
  | "photos"
  | "toppers"
  | "faculty"
  | "testimonials"
  | "popups"
  | "videos"
  | "calendar_entries"
  | "resumes"
  | "messages"
  | "subscribers";

/** Tables whose deleted rows stay, in the trash. */
const withoutTrash: Searchable[] = ["resumes", "messages", "subscribers"];

interface SearchPage {
  search: string;
  limit: number;
  /** Only rows with a smaller id: the way on to the next page. */
  after?: { id: number } | undefined;
}

/**
 * The ids of the rows that hold every word typed, each as a word's beginning, the latest added first. Rows in the
 * trash are left out. The only place that knows SQLite's full-text index.
 */
export async function searchIds(
  db: Database,
  table: Searchable,
  { search, limit, after }: SearchPage,
): Promise<number[]> {
  const words = search
    .replace(/\p{Cc}/gu, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return [];
  const match = words.map((word) => `"${word.replaceAll('"', " ")}"*`).join(" ");
  const index = sql.table(`${table}_search`);
  const rowid = sql.ref(`${table}_search.rowid`);
  const before = after ? sql`and ${rowid} < ${after.id}` : sql``;
  const alive = withoutTrash.includes(table)
    ? sql``
    : sql`and exists (select 1 from ${sql.table(table)} where id = ${rowid} and deleted_at is null)`;
  const { rows } = await sql<{ rowid: number }>`
    select rowid from ${index} where ${sql.ref(`${table}_search`)} match ${match} ${before} ${alive}
    order by rowid desc limit ${limit}`.execute(db);
  return rows.map((row) => row.rowid);
}
