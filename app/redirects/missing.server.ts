import { sql } from "kysely";
import type { Database } from "~db/connection.server";
import { canonicalAddress } from "./address";

/** Rows of the table; those with the fewest visits are dropped. */
const maxRows = 500;
/** Addresses in memory until they are stored. */
const maxPending = 200;
const storedEveryMs = 60_000;

/** Attempts at other programs, and files that browsers ask for by themselves. */
const noise =
  /\/(?:wp-login|wp-admin|xmlrpc|wp-includes|\.env|\.git|phpmyadmin|cgi-bin|vendor)|\/(?:favicon|apple-touch-icon)[^/]*$|\.(?:map|env|bak|sql|ya?ml|ini|log)$/i;
const program = /bot|crawl|spider|slurp|curl|wget|python|scan|monitor|headless/i;

interface Pending {
  counts: Map<string, number>;
  timer: NodeJS.Timeout | undefined;
}

const pendingOf = new WeakMap<Database, Pending>();

/** Keeps parameters that can name a page; others can hold something about a visitor. */
function withoutPersonal(url: URL): URL {
  const plain = new URL(url);
  for (const [name, value] of url.searchParams)
    if (!/^[\w-]{1,20}$/.test(name) || !/^[\w-]{1,20}$/.test(value)) plain.searchParams.delete(name);
  return plain;
}

/** Counts a visit to an address without a page, in memory first. Nothing about the visitor is stored. */
export function countMissing(db: Database, url: URL, agent: string): void {
  const address = canonicalAddress(withoutPersonal(url));
  if (noise.test(address) || address.includes("@") || agent === "" || program.test(agent)) return;
  let pending = pendingOf.get(db);
  if (!pending) {
    pending = { counts: new Map(), timer: undefined };
    pendingOf.set(db, pending);
  }
  const { counts } = pending;
  if (!counts.has(address) && counts.size >= maxPending) return;
  counts.set(address, (counts.get(address) ?? 0) + 1);
  // A full disk or a closed database only loses the counts.
  pending.timer ??= setTimeout(() => void storeMissing(db).catch(() => {}), storedEveryMs).unref();
}

/** Stores the counted visits. */
export async function storeMissing(db: Database): Promise<void> {
  const pending = pendingOf.get(db);
  if (!pending) return;
  clearTimeout(pending.timer);
  pending.timer = undefined;
  const counts = [...pending.counts];
  pending.counts.clear();
  if (counts.length === 0) return;
  const last_at = new Date().toISOString();
  await db.transaction().execute(async (trx) => {
    for (const [address, visits] of counts) {
      await trx
        .insertInto("missing_addresses")
        .values({ address, visits, last_at })
        .onConflict((conflict) =>
          conflict.column("address").doUpdateSet({ visits: sql`visits + ${visits}`, last_at }),
        )
        .execute();
    }
    await sql`delete from missing_addresses where address not in (
      select address from missing_addresses order by visits desc, last_at desc limit ${maxRows})`.execute(
      trx,
    );
  });
}

/** Lists addresses without a page, most visited first. */
export async function listMissing(db: Database, limit: number) {
  await storeMissing(db);
  return db
    .selectFrom("missing_addresses")
    .selectAll()
    .orderBy("visits", "desc")
    .orderBy("address")
    .limit(limit)
    .execute();
}
