import { type FileKind, getStem } from "~/files/store/stored-names";
import { anyRow } from "~db/any-row";
import type { Database } from "~db/connection.server";
import type { SoftDeletableTable } from "~db/schema";

export async function wasErased(db: Database, table: SoftDeletableTable, id: number): Promise<boolean> {
  return anyRow(db.selectFrom("erasures").select("id").where("kind", "=", table).where("record_id", "=", id));
}

/** Returns files whose rows were erased. Pass a limited number of names. */
export async function findErased(db: Database, kind: FileKind, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const notedAs = (name: string) => (kind === "pictures" ? getStem(name) : name);
  const noted = [...new Set(names.map(notedAs))];
  const rows = await db.selectFrom("erased_files").select("name").where("name", "in", noted).execute();
  const erased = new Set(rows.map(({ name }) => name));
  return new Set(names.filter((name) => erased.has(notedAs(name))));
}
