import { sql } from "kysely";
import { addDays, instantAtSchool } from "~/dates/dates";
import type { Database } from "~db/connection.server";
import type { ActivityFilter } from "./filter";
import type { Change } from "./queries.server";

const maxNames = 200;

interface Page {
  limit: number;
  before?: number | undefined;
}

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
  if (from) query = query.where("at", ">=", getStartOfDay(from));
  if (to) query = query.where("at", "<", getStartOfDay(addDays(to, 1)));
  const rows = await query.orderBy("id", "desc").limit(limit).execute();
  return rows.map((row) => ({ ...row, changes: parseChanges(row.changes) }));
}

export type ActivityEntry = Awaited<ReturnType<typeof listActivity>>[number];

const getStartOfDay = (date: string) => new Date(instantAtSchool(`${date}T00:00:00`)).toISOString();

function parseChanges(changes: string): Change[] {
  return changes ? (JSON.parse(changes) as Change[]) : [];
}

const exportPage = 1000;

export async function* exportActivity(db: Database, filter: ActivityFilter) {
  for (let before: number | undefined; ; ) {
    const page = await listActivity(db, { limit: exportPage, before }, filter);
    if (page.length > 0) yield page;
    if (page.length < exportPage) return;
    before = page.at(-1)?.id;
  }
}

/** Lists all names in the log by jumping through the index. */
export async function listNames(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive names(name) as (
      select min(staff_name) from activity
      union all
      select (select min(staff_name) from activity where staff_name > names.name) from names
      where names.name is not null
    )
    select name from names where name is not null and name <> '' limit ${maxNames}`.execute(db);
  return rows.map(({ name }) => name);
}
