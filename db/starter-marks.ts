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

/** What is marked of a source: the names of settings, the ids of accounts. */
export async function starterKeys(db: Database, source: "settings" | "staff"): Promise<string[]> {
  const rows = await db.selectFrom("starter_marks").select("key").where("source", "=", source).execute();
  return rows.map(({ key }) => key);
}

/** Records of a table that stand as the site began with them: nobody has changed or deleted them. */
export async function starterIds(db: Database, table: KeptTable): Promise<number[]> {
  const rows = await db
    .selectFrom(table as "photos")
    .innerJoin("starter_marks", (join) =>
      join
        .onRef("starter_marks.key", "=", ({ cast, ref }) =>
          cast<string>(ref(`${table}.id` as "photos.id"), "text"),
        )
        .on("starter_marks.source", "=", table),
    )
    .select(`${table}.id` as "photos.id")
    .where(`${table}.deleted_at` as "photos.deleted_at", "is", null)
    .where(`${table}.version` as "photos.version", "=", 1)
    .orderBy(`${table}.id` as "photos.id")
    .execute();
  return rows.map(({ id }) => id);
}
