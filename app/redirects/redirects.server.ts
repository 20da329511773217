import { sql } from "kysely";
import { msg } from "#message";
import { parserOf } from "~/forms/fields.server";
import { staffKinds } from "~/kinds/registry";
import { isSitePath } from "~/links/site-path";
import type { Listing } from "~/lists/paging.server";
import { getPublicPage } from "~/records/public-page";
import { anyRow } from "~db/any-row";
import { type Database, openLookup } from "~db/connection.server";
import { canonicalAddress, listCandidates, readAddress } from "./address";
import { redirectFields } from "./fields";

interface Target {
  id: number;
  /** Path of the new page. */
  path: string;
}

/** Finds the new page of an old address. Undefined without a redirect, or while its record is not on the site. */
export async function findRedirect(
  db: Database,
  url: Pick<URL, "pathname" | "searchParams">,
): Promise<Target | undefined> {
  const asked = listCandidates(url);
  const rows = await db
    .selectFrom("redirects")
    .select(["id", "address", "target", "kind", "record_id"])
    .where("address", "in", asked)
    .execute();
  const rank = ({ address }: { address: string }) =>
    asked.findIndex((one) => one.toLowerCase() === address.toLowerCase());
  for (const row of rows.sort((one, other) => rank(one) - rank(other))) {
    const path = await pathOf(db, row);
    if (path) return { id: row.id, path };
  }
  return undefined;
}

async function pathOf(
  db: Database,
  { target, kind: key, record_id }: { target: string; kind: string; record_id: number | null },
): Promise<string | undefined> {
  if (record_id === null) return isSitePath(target) ? target : undefined;
  const kind = staffKinds.find((one) => one.key === key);
  if (!kind) return undefined;
  // The table is known only at run time: the types use one with publishing.
  const row = await db
    .selectFrom(kind.table as "notices")
    .selectAll()
    .where("id", "=", record_id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { published_at } = row;
  if (kind.publishing && !(published_at && published_at <= new Date().toISOString())) return undefined;
  return target && isSitePath(target) ? target : getPublicPage(kind, row as never);
}

const lookups = new WeakMap<Database, (address: string) => boolean>();

/** True if an address has a redirect, for pages that ignore unknown parameters. Takes microseconds. */
export function isRedirected(db: Database, url: Pick<URL, "pathname" | "searchParams">): boolean {
  let isKnown = lookups.get(db);
  if (!isKnown) {
    isKnown = openLookup(db, "select 1 from redirects where address = ?");
    lookups.set(db, isKnown);
  }
  return isKnown(canonicalAddress(url));
}

export async function countHit(db: Database, id: number): Promise<void> {
  await db.updateTable("redirects").set({ hits: sql`hits + 1` }).where("id", "=", id).execute();
}

interface NewRedirect {
  /** As from `canonicalAddress`. */
  address: string;
  target?: string;
  kind?: string;
  record_id?: number;
  run_id?: number;
  created_by?: string;
}

/** Adds a redirect; an address keeps the first one. @returns false if it had one */
export async function addRedirect(db: Database, redirect: NewRedirect): Promise<boolean> {
  const added = await db
    .insertInto("redirects")
    .values({ ...redirect, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("address").doNothing())
    .executeTakeFirst();
  if (!added.numInsertedOrUpdatedRows) return false;
  await db.deleteFrom("missing_addresses").where("address", "=", redirect.address).execute();
  return true;
}

export async function hasRedirect(db: Database, address: string): Promise<boolean> {
  return anyRow(db.selectFrom("redirects").select("id").where("address", "=", address));
}

/** Lists redirects, newest first. */
export async function listRedirects(db: Database, { limit, after, search }: Listing) {
  let query = db
    .selectFrom("redirects")
    .select(["id", "address", "target", "kind", "record_id", "created_by", "hits", "created_at"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  for (const word of search?.split(/\s+/).filter(Boolean) ?? []) {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where(
      sql<boolean>`(address like ${pattern} escape '\\' or target like ${pattern} escape '\\')`,
    );
  }
  if (after)
    query = query.where((where) =>
      where(where.refTuple("created_at", "id"), "<", where.tuple(after.created_at, after.id)),
    );
  const rows = await query.execute();
  return Promise.all(rows.map(async (row) => ({ ...row, path: (await pathOf(db, row)) ?? "" })));
}

export async function findRedirectById(db: Database, id: number) {
  return db
    .selectFrom("redirects")
    .select(["id", "address", "target", "hits"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function removeRedirect(db: Database, id: number): Promise<void> {
  await db.deleteFrom("redirects").where("id", "=", id).execute();
}

/** Reads the form of a redirect; it leads to this site only. */
export const parseRedirect = parserOf(redirectFields, {
  whole: (form) =>
    form
      .refine(({ address }) => readAddress(address) !== undefined, {
        path: ["address"],
        message: msg("Enter the old address"),
      })
      .refine(({ target }) => isSitePath(target), {
        path: ["target"],
        message: msg("Enter the address of a page of this website, such as /fees"),
      })
      .refine(({ address, target }) => readAddress(address) !== readAddress(target), {
        path: ["target"],
        message: msg("Enter another address than the old one"),
      })
      .transform(({ address, target }) => ({ address: readAddress(address) ?? "", target })),
});
