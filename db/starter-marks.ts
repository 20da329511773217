import type { Database } from "./connection.server";
import { readOnce } from "./read-once";
import type { SoftDeletableTable } from "./schema";

/** Sources of marks: record tables, settings by name, accounts by ID. */
type Marked = SoftDeletableTable | "settings" | "staff";

/** Marks sample content. @param keys IDs, or names of settings */
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

export async function markAllAsStarter(db: Database, ...tables: SoftDeletableTable[]): Promise<void> {
  for (const table of tables) {
    const rows = await db.selectFrom(table).select("id").execute();
    await markAsStarter(
      db,
      table,
      rows.map(({ id }) => id),
    );
  }
}

/**
 * Removes marks of content that the school has changed or confirmed. @param keys all if not given
 * @returns the keys of the removed marks
 */
export async function takeAsOwn(
  db: Database,
  source: Marked,
  keys?: readonly (string | number)[],
): Promise<string[]> {
  let marks = db.deleteFrom("starter_marks").where("source", "=", source);
  if (keys) marks = marks.where("key", "in", keys.map(String));
  const removed = await marks.returning("key").execute();
  return removed.map(({ key }) => key);
}

export async function starterKeys(db: Database, source: Marked): Promise<string[]> {
  const marks = await readOnce(db, "starter marks", () =>
    db.selectFrom("starter_marks").selectAll().execute(),
  );
  return marks.filter((mark) => mark.source === source).map(({ key }) => key);
}

/** Path of the sample documents; uploads have another. */
const sampleDocuments = "/disclosures/";

/** @param url of a disclosure document */
export const isSampleDocument = (url: string) => url.startsWith(sampleDocuments);

/** Sample documents keep their file until it is replaced, whichever other fields have changed. */
async function sampleDocumentIds(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom("disclosures")
    .select("id")
    .where("url", "like", `${sampleDocuments}%`)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns IDs of unchanged sample records, and of documents with a sample file. */
export async function starterIds(db: Database, table: SoftDeletableTable): Promise<number[]> {
  if (table === "disclosures") return sampleDocumentIds(db);
  const marked = await starterKeys(db, table);
  // Common case: saves a query.
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
