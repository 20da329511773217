import type { Database } from "./connection.server";
import type { KeptTable } from "./schema";

/** What can be marked: records of a kind, settings by their names, accounts by their ids. */
type Marked = KeptTable | "settings" | "staff";

/** Marks what the site began with and the school has not made its own yet. @param keys its ids, or names of settings */
export async function markAsStarter(
  db: Database,
  source: Marked,
  keys: readonly (string | number)[],
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto("starter_marks")
    .values(keys.map((key) => ({ source, key: String(key) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Marks every record that some tables have. */
export async function markAllAsStarter(db: Database, ...tables: KeptTable[]): Promise<void> {
  for (const table of tables) {
    const rows = await db.selectFrom(table).select("id").execute();
    await markAsStarter(
      db,
      table,
      rows.map(({ id }) => id),
    );
  }
}

/** The school has made it its own, or says that it is right. @param keys all of that source where not given */
export async function takeAsOwn(
  db: Database,
  source: Marked,
  keys?: readonly (string | number)[],
): Promise<void> {
  let marks = db.deleteFrom("starter_marks").where("source", "=", source);
  if (keys) marks = marks.where("key", "in", keys.map(String));
  await marks.execute();
}

/** What is marked of a source: ids, or the names of settings. */
export async function starterKeys(db: Database, source: Marked): Promise<string[]> {
  const rows = await db.selectFrom("starter_marks").select("key").where("source", "=", source).execute();
  return rows.map(({ key }) => key);
}

/** The sources of which anything is marked. */
export async function markedSources(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom("starter_marks").select("source").distinct().execute();
  return new Set(rows.map(({ source }) => source));
}

/** Records of a table that stand as the site began with them: nobody has changed or deleted them. */
export async function starterIds(db: Database, table: KeptTable): Promise<number[]> {
  const marked = await starterKeys(db, table);
  // Of most sites for most of their years: the table itself is not asked then.
  if (marked.length === 0) return [];
  const rows = await db
    .selectFrom(table as "photos")
    .select("id")
    .where("id", "in", marked.map(Number))
    .where("deleted_at", "is", null)
    .where("version", "=", 1)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
