import type Sqlite from "better-sqlite3";
import { hasTable } from "./sqlite-file";

/** Query for each tally (`keepTally` in db/migrations/helpers.ts). */
const tallied: Record<string, string> = {
  lasting_notices:
    "select count(*) from notices where deleted_at is null and published_at is not null and ends_at is null",
  unread_messages: "select count(*) from messages where read_at is null",
  unanswered_messages: "select count(*) from messages where answered_at is null",
  resumes: "select count(*) from resumes",
  subscribers: "select count(*) from subscribers",
};

/** Counts the rows of a tally; undefined if it is unknown. */
export function countOfTally(sqlite: Sqlite.Database, name: string): number | undefined {
  return tallied[name] ? sqlite.prepare<[], number>(tallied[name]).pluck().get() : undefined;
}

/** Returns the names of wrong tallies. */
export function wrongTallies(sqlite: Sqlite.Database): string[] {
  if (!hasTable(sqlite, "tallies")) return [];
  const rows = sqlite.prepare<[], { name: string; value: number }>("select name, value from tallies").all();
  return rows.flatMap(({ name, value }) => {
    const count = countOfTally(sqlite, name);
    return count === undefined || count === value ? [] : [name];
  });
}
