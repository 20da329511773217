import { sql } from "kysely";
import type { Database } from "~db/connection.server";
import type { StaffKind } from "../../content/records/kind";
import type { Publishing } from "./publishing";

/** When a record was on the site at a version of it: what undoing brings back. */
export interface PublishingState extends Publishing {
  id: number;
  version: number;
  /** Of a kind that can be pinned. */
  pinned_until?: string | null;
}

/** A kind whose records staff publish. */
type PublishedKind = Pick<StaffKind<never>, "table" | "publishing">;

/**
 * Changes when records are on the site. Call it in a transaction.
 * @returns those that were changed, as they were before
 */
type Change = (
  db: Database,
  kind: PublishedKind,
  ids: readonly number[],
  now?: string,
) => Promise<PublishingState[]>;

/**
 * Puts records on the site: drafts and those that wait from now on, those that were taken off for good again. What is on
 * the site or in the trash stays as it is.
 */
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

/**
 * Takes records off the site from now on; one that waits becomes a draft. What is not going to be on the site stays as it
 * is.
 */
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

/**
 * Lets a record stand before the others until a moment; null lets it go. Call it in a transaction.
 * @returns the record as it was before, where it is there and not in the trash
 */
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

/**
 * Undoes what `publish`, `takeOff` or `pin` did; a record that somebody changed since, or deleted, stays as it is. Call it
 * in a transaction.
 * @returns the ids of those that were brought back
 */
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

// A kind's table is only known when the function is called: in here each goes by the name of one that can be pinned.

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
