import { sql } from "kysely";
import { eraseTrashed } from "~/capabilities/trash/erase.server";
import { resumes } from "~/content/resumes/queries.server";
import { album } from "~/kinds/album";
import { type StaffKindKey, staffKinds } from "~/kinds/registry";
import type { Database } from "~db/connection.server";
import { hashRecord } from "./record-hash.server";

interface Undone {
  removed: number;
  kept: number;
  /** Documents that `removeUnusedFiles` takes. */
  documents: string[];
  /** Files of resumes, to be removed after the transaction. */
  resumes: string[];
}

/** Erases the records of an import that nobody has edited, with their redirects. Needs a transaction. */
export async function undoImport(trx: Database, runId: number): Promise<Undone> {
  const rows = await trx
    .selectFrom("imported_records")
    .select(["id", "kind", "record_id", "hash"])
    .where("run_id", "=", runId)
    .where("state", "in", ["held", "published", "kept"])
    .where("record_id", "is not", null)
    // Photos before their albums, which can have others too.
    .orderBy(sql`case kind when ${album.key} then 1 else 0 end`)
    .orderBy("id")
    .execute();
  const undone: Undone = { removed: 0, kept: 0, documents: [], resumes: [] };
  for (const row of rows) {
    if (row.kind === "resume") undone.resumes.push(...(await eraseResume(trx, row.record_id ?? 0)));
    const documents = row.kind === "resume" ? [] : await erase(trx, row);
    const state = documents ? "undone" : "kept";
    if (documents) {
      undone.removed += 1;
      undone.documents.push(...documents);
      await trx
        .deleteFrom("redirects")
        .where("kind", "=", row.kind)
        .where("record_id", "=", row.record_id)
        .execute();
    } else undone.kept += 1;
    await trx.updateTable("imported_records").set({ state }).where("id", "=", row.id).execute();
  }
  await trx
    .updateTable("imported_records")
    .set({ state: "undone" })
    .where("run_id", "=", runId)
    .where("state", "=", "left out")
    .execute();
  // Redirects of lists; those of kept records stay.
  await trx.deleteFrom("redirects").where("run_id", "=", runId).where("record_id", "is", null).execute();
  const values = { state: "undone" as const, finished_at: new Date().toISOString() };
  await trx.updateTable("import_runs").set(values).where("id", "=", runId).execute();
  return undone;
}

/** @returns names of its documents; undefined if it was edited, or an album has photos of others */
async function erase(
  trx: Database,
  { kind: key, record_id, hash }: { kind: string; record_id: number | null; hash: string },
): Promise<string[] | undefined> {
  const id = record_id ?? 0;
  const kind = staffKinds.find((one) => one.key === key);
  const present = await hashRecord(trx, key, id);
  if (!kind || present === "") return [];
  if (present !== hash || (key === album.key && (await hasPhotos(trx, id)))) return undefined;
  await sql`update ${sql.table(kind.table)} set deleted_at = ${new Date().toISOString()} where id = ${id}`.execute(
    trx,
  );
  const erased = await eraseTrashed(trx, { kind: kind.key as StaffKindKey, id });
  return erased?.documents ?? [];
}

async function eraseResume(trx: Database, id: number): Promise<string[]> {
  const found = await trx.selectFrom("resumes").select("file_name").where("id", "=", id).execute();
  await resumes.erase(trx, id);
  return found.map(({ file_name }) => file_name);
}

async function hasPhotos(trx: Database, album_id: number): Promise<boolean> {
  const row = await trx.selectFrom("photos").select("id").where("album_id", "=", album_id).executeTakeFirst();
  return row !== undefined;
}
