import { type RawBuilder, sql } from "kysely";
import { isDisclosureFile } from "~/content/disclosures/queries.server";
import { documentNameOf } from "~/files/document-url";
import { removePicture } from "~/files/pictures.server";
import type { FileStore } from "~/files/store.server";
import type { Database } from "~db/connection.server";
import { type TrashKind, type TrashTable, trashKinds } from "./kinds";

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
    all.push(...(await selectTrashed(db, kind, sql`order by deleted_at desc limit ${limit}`)));
  }
  return all.sort((one, other) => (one.deleted_at < other.deleted_at ? 1 : -1));
}

/** One record in the trash; undefined where it is not there. */
export async function findTrashed(
  db: Database,
  kind: TrashKind,
  id: number,
): Promise<TrashedRecord | undefined> {
  return (await selectTrashed(db, kind, sql`and id = ${id}`))[0];
}

/** @param rest of the statement, after its condition */
async function selectTrashed(
  db: Database,
  kind: TrashKind,
  rest: RawBuilder<unknown>,
): Promise<TrashedRecord[]> {
  const { table, name } = trashKinds[kind];
  const { rows } = await sql<{ id: number; name: string; deleted_at: string }>`
    select id, ${sql.ref(name)} as name, deleted_at from ${sql.table(table)}
    where deleted_at is not null ${rest}`.execute(db);
  return rows.map((row) => ({ kind, ...row }));
}

/** Puts a deleted record back where it was. @returns its name, or undefined where it is not in the trash */
export async function restoreRecord(db: Database, kind: TrashKind, id: number): Promise<string | undefined> {
  const { table, name } = trashKinds[kind];
  const { rows } = await sql<{ name: string }>`
    update ${sql.table(table)} set deleted_at = null
    where id = ${id} and deleted_at is not null returning ${sql.ref(name)} as name`.execute(db);
  return rows[0]?.name;
}

/**
 * Erases one record of the trash for good; call it in a transaction, and `removeUnusedFiles` with what it returns after
 * that.
 * @returns what the record was called and the address of its document, or undefined where it was not in the trash
 */
export async function eraseTrashed(
  db: Database,
  { kind, id }: Pick<TrashedRecord, "kind" | "id">,
): Promise<Erased | undefined> {
  return (await erase(db, kind, sql`id = ${id}`))[0];
}

/** Erases for good what was deleted before `before`, an ISO time, with the files that nothing shows any more. */
export async function emptyTrash(db: Database, files: FileStore, before: string): Promise<number> {
  const erased: Erased[] = [];
  for (const kind of Object.keys(trashKinds) as TrashKind[]) {
    erased.push(...(await erase(db, kind, sql`deleted_at < ${before}`)));
  }
  await removeUnusedFiles(db, files, erased);
  return erased.length;
}

interface Erased {
  name: string;
  /** The address of the document that the record was of; empty where it was of none. */
  document: string;
}

/** Deletes rows that are in the trash. */
async function erase(db: Database, kind: TrashKind, condition: RawBuilder<unknown>): Promise<Erased[]> {
  const { table, name, document }: TrashTable = trashKinds[kind];
  const { rows } = await sql<Erased>`
    delete from ${sql.table(table)} where deleted_at is not null and ${condition}
    returning ${sql.ref(name)} as name, ${document ? sql.ref(document) : sql`''`} as document`.execute(db);
  return rows;
}

/** Removes the pictures that nothing shows any more, and the documents of erased records: rows first, then files. */
export async function removeUnusedFiles(db: Database, files: FileStore, erased: Erased[]): Promise<void> {
  for (const stem of await takeUnusedPictures(db)) await removePicture(files, stem);
  for (const { document } of erased) {
    const name = documentNameOf(document);
    if (name === undefined || (await isDisclosureFile(db, document))) continue;
    await files.remove([{ kind: "documents", name }]);
  }
}

/** Deletes the rows of pictures that no record refers to, and returns their stems: rows first, then files. */
async function takeUnusedPictures(db: Database): Promise<string[]> {
  let query = db.deleteFrom("pictures");
  for (const { table, pictured } of Object.values(trashKinds)) {
    if (pictured)
      query = query.where("id", "not in", sql<number>`(select picture_id from ${sql.table(table)})`);
  }
  const rows = await query.returning("stem").execute();
  return rows.map((row) => row.stem);
}
