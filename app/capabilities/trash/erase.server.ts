import { setTimeout as wait } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import type { Logger } from "pino";
import { getDocumentName } from "~/files/documents/document-url";
import { removePicture } from "~/files/pictures/pictures.server";
import { removeOrLog } from "~/files/store/remove-or-log.server";
import type { FileStore } from "~/files/store/store.server";
import type { StoredFile } from "~/files/store/stored-names";
import { findNamed } from "~/records/file-rows.server";
import { anyRow } from "~db/any-row";
import type { Database } from "~db/connection.server";
import { type TrashedRecord, type TrashKind, type TrashTable, trashKinds } from "./kinds";
import { findTrashed } from "./queries.server";

interface Store {
  db: Database;
  files: FileStore;
  log: Pick<Logger, "error">;
}

/** Records per transaction: few, so that requests do not wait. */
const portion = 25;

/** Pauses as long as the last portion took, at most 100 ms. */
async function letOthersGo(started: number): Promise<void> {
  await wait(Math.min(performance.now() - started, 100));
}

/** Needs a transaction; then call `removeUnusedFiles`. @returns undefined if not in the trash */
export async function eraseTrashed(
  db: Database,
  { kind, id }: Pick<TrashedRecord, "kind" | "id">,
): Promise<(TrashedRecord & { documents: string[] }) | undefined> {
  const record = await findTrashed(db, kind, id);
  const { count, documents } = await erase(db, kind, sql`id = ${id}`);
  return record && count > 0 ? { ...record, documents } : undefined;
}

interface EmptyOptions {
  until: string;
  onPortion?: (trx: Database, erased: number) => Promise<void>;
  mayGoOn?: () => boolean;
}

/** Erases records deleted up to a time, and files, in short transactions. @returns the number of records */
export async function emptyTrash(store: Store, options: EmptyOptions): Promise<number> {
  const { until, onPortion, mayGoOn = () => true } = options;
  let count = 0;
  for (const kind of Object.keys(trashKinds) as TrashKind[]) {
    const oldest = sql`id in (
      select id from ${sql.table(trashKinds[kind].table)} where deleted_at <= ${until}
      order by deleted_at, id limit ${portion})`;
    for (let last = portion; last === portion; ) {
      if (!mayGoOn()) return count;
      const started = performance.now();
      const erased = await store.db.transaction().execute(async (trx) => {
        const done = await erase(trx, kind, oldest);
        if (done.count > 0) await onPortion?.(trx, count + done.count);
        return done;
      });
      last = erased.count;
      count += last;
      if (last > 0) await removeUnusedFiles(store, erased.documents);
      if (last > 0) await letOthersGo(started);
    }
  }
  return count;
}

async function erase(
  db: Database,
  kind: TrashKind,
  condition: RawBuilder<unknown>,
): Promise<{ count: number; documents: string[] }> {
  const { table, document, files }: TrashTable = trashKinds[kind];
  // Reads file names before their rows are deleted with the record.
  const enclosed = files
    ? await sql<{ document: string }>`
        select document from ${sql.table(files.table)} where document <> '' and ${sql.ref(files.owner)} in (
          select id from ${sql.table(table)} where deleted_at is not null and ${condition})`.execute(db)
    : { rows: [] };
  const { rows } = await sql<{ document: string }>`
    delete from ${sql.table(table)} where deleted_at is not null and ${condition}
    returning ${document ? sql.ref(document) : sql.lit("")} as document`.execute(db);
  const own = rows.flatMap((row) => getDocumentName(row.document) ?? []);
  return { count: rows.length, documents: [...own, ...enclosed.rows.map((row) => row.document)] };
}

/** Removes unused pictures and documents: rows first, then files. Failures are left to the sweep. */
export async function removeUnusedFiles(store: Store, documents: string[] = []): Promise<void> {
  const { db, files } = store;
  for (let more = await hasPicturesToCheck(db); more; ) {
    const started = performance.now();
    const { stems, originals, checked } = await db.transaction().execute(takeUnusedPictures);
    for (const stem of stems) await orLog(store, stem, removePicture(files, stem));
    await removeOrLog(store, originals);
    more = checked === portion;
    if (more) await letOthersGo(started);
  }
  for (const name of documents) {
    if ((await findNamed(db, "documents", [name])).has(name)) continue;
    await removeOrLog(store, [{ kind: "documents", name }]);
  }
}

async function orLog({ log }: Store, name: string, removal: Promise<void>): Promise<void> {
  await removal.catch((error: unknown) => log.error({ err: error, name }, "a file could not be removed"));
}

export const picturedTables: readonly string[] = Object.values(trashKinds).flatMap(
  ({ table, pictured, files }: TrashTable) => [...(pictured ? [table] : []), ...(files ? [files.table] : [])],
);

async function hasPicturesToCheck(db: Database): Promise<boolean> {
  return anyRow(db.selectFrom("pictures_to_check").select("picture_id"));
}

interface TakenPictures {
  stems: string[];
  originals: StoredFile[];
  checked: number;
}

async function takeUnusedPictures(db: Database): Promise<TakenPictures> {
  const toCheck = await db.selectFrom("pictures_to_check").select("picture_id").limit(portion).execute();
  if (toCheck.length === 0) return { stems: [], originals: [], checked: 0 };
  const ids = toCheck.map((row) => row.picture_id);
  const kept = await db
    .selectFrom("picture_originals")
    .select(["picture_id", "file"])
    .where("picture_id", "in", ids)
    .execute();
  let query = db.deleteFrom("pictures").where("id", "in", ids);
  for (const table of picturedTables) {
    const shown = sql<number>`(select picture_id from ${sql.table(table)} where picture_id in (${sql.join(ids)}))`;
    query = query.where("id", "not in", shown);
  }
  const rows = await query.returning(["id", "stem"]).execute();
  await db.deleteFrom("pictures_to_check").where("picture_id", "in", ids).execute();
  const gone = new Set(rows.map(({ id }) => id));
  return {
    stems: rows.map((row) => row.stem),
    originals: kept
      .filter(({ picture_id }) => gone.has(picture_id))
      .map(({ file }) => ({ kind: "originals", name: file })),
    checked: ids.length,
  };
}
