import { sql } from "kysely";
import { addDays, instantAtSchool } from "~/dates/dates";
import type { Database } from "~db/connection.server";
import type { ActivityFilter } from "./filter";
import type { Change } from "./queries.server";

/** Names that the filter offers at most. */
const mostNames = 200;

interface Page {
  limit: number;
  /** The id to go on after. */
  before?: number | undefined;
}

/** Who did what, the latest first. */
export async function listActivity(
  db: Database,
  { limit, before }: Page,
  { who, what, from, to }: ActivityFilter = {},
) {
  let query = db
    .selectFrom("activity")
    .select([
      "id",
      "at",
      "staff_name",
      "verb",
      "kind",
      "count",
      "subject",
      "network",
      "changes",
      "record_id",
      "times",
      "last_at",
    ]);
  if (before !== undefined) query = query.where("id", "<", before);
  if (who) query = query.where("staff_name", "=", who);
  if (what) query = query.where("topic", "=", what);
  if (from) query = query.where("at", ">=", startOf(from));
  if (to) query = query.where("at", "<", startOf(addDays(to, 1)));
  const rows = await query.orderBy("id", "desc").limit(limit).execute();
  return rows.map((row) => ({ ...row, changes: parseChanges(row.changes) }));
}

export type ActivityEntry = Awaited<ReturnType<typeof listActivity>>[number];

const startOf = (date: string) => new Date(instantAtSchool(`${date}T00:00:00`)).toISOString();

function parseChanges(changes: string): Change[] {
  return changes ? (JSON.parse(changes) as Change[]) : [];
}

/** Entries in one page of the export. */
const exportPage = 1000;

/** All entries that a filter lets through, page after page, so that no more is held at once. */
export async function* exportActivity(db: Database, filter: ActivityFilter) {
  for (let before: number | undefined; ; ) {
    const page = await listActivity(db, { limit: exportPage, before }, filter);
    if (page.length > 0) yield page;
    if (page.length < exportPage) return;
    before = page.at(-1)?.id;
  }
}

/** Everybody whom the log names, in alphabetical order; the index is jumped through, not read. */
export async function listNames(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive names(name) as (
      select min(staff_name) from activity
      union all
      select (select min(staff_name) from activity where staff_name > names.name) from names
      where names.name is not null
    )
    select name from names where name is not null and name <> '' limit ${mostNames}`.execute(db);
  return rows.map(({ name }) => name);
}
