import { sql } from "kysely";
import { removePicture } from "~/files/pictures.server";
import type { FileStore } from "~/files/store.server";
import type { Database } from "~db/connection.server";
import { type TrashKind, trashKinds } from "./kinds";

export interface TrashedRecord {
  kind: TrashKind;
  id: number;
  name: string;
  deleted_at: string;
}

/** What is in the trash, the latest deletion first, at most `limit` records of each kind. */
export async function listTrash(db: Database, limit: number): Promise<TrashedRecord[]> {
  const all: TrashedRecord[] = [];
  for (const kind of Object.keys(trashKinds) as TrashKind[]) {
    const { table, name } = trashKinds[kind];
    const { rows } = await sql<{ id: number; name: string; deleted_at: string }>`
      select id, ${sql.ref(name)} as name, deleted_at from ${sql.table(table)}
      where deleted_at is not null order by deleted_at desc limit ${limit}`.execute(db);
    all.push(...rows.map((row) => ({ kind, ...row })));
  }
  return all.sort((one, other) => (one.deleted_at < other.deleted_at ? 1 : -1));
}

/** Puts a deleted record back where it was. @returns its name, or undefined where it is not in the trash */
export async function restoreRecord(db: Database, kind: TrashKind, id: number): Promise<string | undefined> {
  const { table, name } = trashKinds[kind];
  const { rows } = await sql<{ name: string }>`
    update ${sql.table(table)} set deleted_at = null
    where id = ${id} and deleted_at is not null returning ${sql.ref(name)} as name`.execute(db);
  return rows[0]?.name;
}

/** Erases for good what was deleted before `before`, an ISO time, with the pictures that nothing shows any more. */
export async function emptyTrash(db: Database, files: FileStore, before: string): Promise<number> {
  let erased = 0;
  for (const { table } of Object.values(trashKinds)) {
    const result = await sql`
      delete from ${sql.table(table)} where deleted_at is not null and deleted_at < ${before}`.execute(db);
    erased += Number(result.numAffectedRows ?? 0);
  }
  for (const stem of await takeUnusedPictures(db)) await removePicture(files, stem);
  return erased;
}

const picturedTables = [
  "photos",
  "toppers",
  "faculty",
  "testimonials",
  "popups",
  "slides",
  "videos",
] as const;

/** Deletes the rows of pictures that no record refers to, and returns their stems: rows first, then files. */
async function takeUnusedPictures(db: Database): Promise<string[]> {
  let query = db.deleteFrom("pictures");
  for (const table of picturedTables) {
    query = query.where("id", "not in", (where) => where.selectFrom(table).select("picture_id"));
  }
  const rows = await query.returning("stem").execute();
  return rows.map((row) => row.stem);
}
