import { sql } from "kysely";
import type { Database } from "~db/connection.server";
import type { StaffKind } from "../../kinds/kind";
import type { Publishing } from "./publishing";

/** Publishing times and version, as stored for Undo. */
export interface PublishingState extends Publishing {
  id: number;
  version: number;
  /** Only if the kind can be pinned. */
  pinned_until?: string | null;
}

type PublishedKind = Pick<StaffKind<never>, "table" | "publishing">;

/** Call it in a transaction. @returns previous states of changed records */
type Change = (
  db: Database,
  kind: PublishedKind,
  ids: readonly number[],
  now?: string,
) => Promise<PublishingState[]>;

/** Publishes drafts and scheduled records now, archived ones without end; ignores others. */
export const publish: Change = async (db, kind, ids, now = new Date().toISOString()) => {
  const states = (await readStates(db, kind, ids)).filter(
    ({ published_at, ends_at }) =>
      published_at === null || published_at > now || (ends_at !== null && ends_at <= now),
  );
  for (const state of states) {
    const { published_at, ends_at } = state;
    await write(db, kind, {
      ...state,
      published_at: published_at === null || published_at > now ? now : published_at,
      ends_at: ends_at !== null && ends_at <= now ? null : ends_at,
    });
  }
  return states;
};

/** Archives public records now; scheduled ones become drafts. Ignores the others. */
export const takeOff: Change = async (db, kind, ids, now = new Date().toISOString()) => {
  const states = (await readStates(db, kind, ids)).filter(
    ({ published_at, ends_at }) => published_at !== null && (ends_at === null || ends_at > now),
  );
  for (const state of states) {
    const waits = state.published_at !== null && state.published_at > now;
    await write(db, kind, { ...state, ...(waits ? { published_at: null } : { ends_at: now }) });
  }
  return states;
};

/** Null unpins it. Call it in a transaction. @returns previous state; undefined if deleted */
export async function pin(
  db: Database,
  kind: PublishedKind,
  id: number,
  until: string | null,
): Promise<PublishingState | undefined> {
  const [state] = await readStates(db, kind, [id]);
  if (state) await write(db, kind, { ...state, pinned_until: until });
  return state;
}

/** Undoes a change of records unchanged since. Call it in a transaction. @returns restored IDs */
export async function bringBack(
  db: Database,
  kind: PublishedKind,
  before: readonly PublishingState[],
): Promise<number[]> {
  const states = await readStates(
    db,
    kind,
    before.map(({ id }) => id),
  );
  const versions = new Map(states.map(({ id, version }) => [id, version]));
  const unchanged = before.filter(({ id, version }) => versions.get(id) === version + 1);
  for (const state of unchanged) await write(db, kind, { ...state, version: state.version + 1 });
  return unchanged.map(({ id }) => id);
}

// The table is known only at run time: the types use one that can be pinned.

async function readStates(
  db: Database,
  { table, publishing }: PublishedKind,
  ids: readonly number[],
): Promise<PublishingState[]> {
  return db
    .selectFrom(table as "notices")
    .select(["id", "version", "published_at", "ends_at"])
    .$if(publishing?.pin === true, (query) => query.select("pinned_until"))
    .where("id", "in", [...ids])
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
}

async function write(
  db: Database,
  { table }: PublishedKind,
  { id, version: _, ...times }: PublishingState,
): Promise<void> {
  await db
    .updateTable(table as "notices")
    .set({ ...times, updated_at: new Date().toISOString(), version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
}
