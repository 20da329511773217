import { type RawBuilder, sql } from "kysely";
import { heldAt } from "~/capabilities/trash/held";
import { editPathOf } from "~/kinds/kind";
import { photo } from "~/kinds/photo";
import { staffKinds } from "~/kinds/registry";
import type { Database } from "~db/connection.server";
import type { ImportedState } from "~db/schema";
import type { Offer } from "./found";

const maxRuns = 20;

/** Lists imports, newest first. */
export async function listRuns(db: Database) {
  return db
    .selectFrom("import_runs")
    .select(["id", "source", "state", "started_at"])
    .orderBy("id", "desc")
    .limit(maxRuns)
    .execute();
}

/** Finds an import; the newest without an ID. */
export async function findRun(db: Database, id?: number) {
  const run = await db
    .selectFrom("import_runs")
    .selectAll()
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? 0))
    .orderBy("id", "desc")
    .executeTakeFirst();
  return run && { ...run, offer: readOffer(run.offer) };
}

function readOffer(json: string): Offer {
  try {
    return JSON.parse(json || "{}") as Offer;
  } catch {
    return {};
  }
}

/** Counts the records of an import by kind and state. */
export async function countRecords(db: Database, runId: number) {
  const rows = await db
    .selectFrom("imported_records")
    .select(["kind", "state", "is_draft", ({ fn }) => fn.countAll().as("count")])
    .where("run_id", "=", runId)
    .groupBy(["kind", "state", "is_draft"])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

interface Listing {
  limit: number;
  /** ID of the last record of the page before. */
  after?: number | undefined;
  state?: ImportedState | undefined;
}

/** Photos of an album are listed with it. */
const isListed = sql<boolean>`(kind <> ${photo.key} or record_id is null
  or record_id in (select id from photos where album_id is null))`;

/** Lists the records of an import, except photos of albums and resumes. */
export async function listRecords(db: Database, runId: number, { limit, after = 0, state }: Listing) {
  const rows = await db
    .selectFrom("imported_records")
    .select(["id", "list", "kind", "record_id", "state", "is_draft", "title", "old_address", "reason"])
    .where("run_id", "=", runId)
    .where("id", ">", after)
    .where("kind", "<>", "resume")
    .where(isListed)
    .$if(state !== undefined, (query) => query.where("state", "=", state ?? "held"))
    .orderBy("id")
    .limit(limit)
    .execute();
  return Promise.all(rows.map(async (row) => ({ ...row, ...(await readPresent(db, row)) })));
}

/** Present state of our record: its form, if it can be opened, and the photos of an album. */
async function readPresent(
  db: Database,
  { kind: key, record_id }: { kind: string; record_id: number | null },
) {
  const kind = staffKinds.find((one) => one.key === key);
  if (!kind || record_id === null) return { edit: "", photos: 0, isGone: false, isLive: false };
  const published: RawBuilder<unknown> = kind.publishing ? sql`published_at` : sql`created_at`;
  const { rows } = await sql<{ deleted_at: string | null; published_at: string | null }>`
    select deleted_at, ${published} as published_at from ${sql.table(kind.table)} where id = ${record_id}`.execute(
    db,
  );
  const [row] = rows;
  const photos =
    key === "album"
      ? await db
          .selectFrom("photos")
          .select(({ fn }) => fn.countAll().as("count"))
          .where("album_id", "=", record_id)
          .executeTakeFirst()
      : undefined;
  return {
    edit: row?.deleted_at === null ? editPathOf(kind, record_id) : "",
    photos: Number(photos?.count ?? 0),
    isGone: !row || (row.deleted_at !== null && row.deleted_at !== heldAt),
    isLive: row?.deleted_at === null && row.published_at !== null,
  };
}
