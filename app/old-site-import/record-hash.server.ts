import { sql } from "kysely";
import { staffKinds } from "~/kinds/registry";
import { sha256 } from "~/services/secrets.server";
import type { Database } from "~db/connection.server";

/** Hashes the fields and files of a record, to recognise edits. Empty if the record does not exist. */
export async function hashRecord(db: Database, key: string, id: number): Promise<string> {
  const kind = staffKinds.find((one) => one.key === key);
  if (!kind) return "";
  const columns = Object.keys(kind.fields).filter((name) => name !== "position");
  const cells = [...columns, ...(kind.file?.type === "picture" ? ["picture_id"] : [])];
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(cells.map((name) => sql.ref(name)))} from ${sql.table(kind.table)} where id = ${id}`.execute(
    db,
  );
  if (!rows[0]) return "";
  const files = kind.files
    ? await sql<Record<string, unknown>>`
        select slug, title, sha256 from ${sql.table(kind.files.table)}
        where ${sql.ref(kind.files.owner)} = ${id} order by position, id`.execute(db)
    : { rows: [] };
  return sha256(JSON.stringify([cells.map((name) => rows[0]?.[name]), files.rows]));
}
