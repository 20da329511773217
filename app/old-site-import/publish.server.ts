import { type RawBuilder, sql } from "kysely";
import { hasPlaces, numberPlaces } from "~/capabilities/ordering/places.server";
import { heldAt } from "~/capabilities/trash/held";
import { album } from "~/kinds/album";
import { photo } from "~/kinds/photo";
import { staffKinds } from "~/kinds/registry";
import type { Database } from "~db/connection.server";

interface Held {
  id: number;
  kind: string;
  record_id: number | null;
  posted_at: string;
}

const selectHeld = (db: Database) =>
  db
    .selectFrom("imported_records")
    .select(["id", "kind", "record_id", "posted_at"])
    .where("state", "=", "held")
    .where("record_id", "is not", null)
    .orderBy("id");

/** Publishes the records of an import, except those that were drafts on the old site. Needs a transaction. */
export async function publishRun(trx: Database, runId: number): Promise<number> {
  return publishAll(
    trx,
    await selectHeld(trx).where("run_id", "=", runId).where("is_draft", "=", 0).execute(),
  );
}

/** Publishes one imported record, and the photos of an album. Needs a transaction. @returns number of records */
export async function publishOne(trx: Database, id: number): Promise<number> {
  const row = await selectHeld(trx).where("id", "=", id).executeTakeFirst();
  if (!row) return 0;
  const photos =
    row.kind === album.key
      ? await selectHeld(trx)
          .where("kind", "=", photo.key)
          .where(sql<boolean>`record_id in (select id from photos where album_id = ${row.record_id})`)
          .execute()
      : [];
  return publishAll(trx, [row, ...photos]);
}

async function publishAll(trx: Database, rows: Held[]): Promise<number> {
  const now = new Date().toISOString();
  for (const row of rows) {
    await publish(trx, row, now);
    await trx.updateTable("imported_records").set({ state: "published" }).where("id", "=", row.id).execute();
  }
  const tables = new Set(rows.map(({ kind }) => tableOf(kind)));
  for (const table of tables) if (table && hasPlaces(table)) await numberPlaces(trx, table);
  return rows.length;
}

const kindOf = (key: string) => staffKinds.find((one) => one.key === key);
const tableOf = (key: string) => kindOf(key)?.table;

/** At its old time, so that it is neither the newest notice nor sent to phones. */
async function publish(trx: Database, { kind: key, record_id, posted_at }: Held, now: string): Promise<void> {
  const kind = kindOf(key);
  if (!kind) return;
  const at = posted_at && posted_at < now ? posted_at : now;
  const change: RawBuilder<unknown> = kind.publishing
    ? sql`published_at = ${at}, version = version + 1 where published_at is null and deleted_at is null`
    : sql`deleted_at = null where deleted_at = ${heldAt}`;
  await sql`update ${sql.table(kind.table)} set ${change} and id = ${record_id}`.execute(trx);
}
