import { sayAction } from "~/activity-log/say-action.server";
import type { Database } from "~db/connection.server";

/** Reads the activity log in English, oldest first. `action` is the sentence. */
export async function readActivity<Column extends keyof Entry>(
  db: Database,
  columns: Column[],
  fits: (entry: Entry) => boolean = () => true,
): Promise<Pick<Entry, Column>[]> {
  const rows = await db.selectFrom("activity").selectAll().orderBy("id").execute();
  const entries = rows.map((row): Entry => ({ ...row, action: sayAction(row) }));
  return entries
    .filter(fits)
    .map(
      (entry) => Object.fromEntries(columns.map((column) => [column, entry[column]])) as Pick<Entry, Column>,
    );
}

type Entry = Awaited<ReturnType<typeof readRows>>[number] & { action: string };
const readRows = (db: Database) => db.selectFrom("activity").selectAll().execute();
