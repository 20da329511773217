import { roughNetworkOf } from "~/limits/network";
import { type Services, servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { writeLogLine } from "./log-line.server";
import { type EventContext, thisHour } from "./record-event.server";
import type { Verb } from "./verbs";

/** Reasons why a login is refused. */
export const refusals = {
  password: "refused password",
  code: "refused code",
  tries: "refused tries",
} as const satisfies Record<string, Verb>;

/** Whom the log names if there is no such account: what strangers type is not kept; it may be a password. */
const unknownName = "Unknown name";
const manyNetworks = "many networks";

/** Entries an hour that name a network; from then on there is one for each account. */
const mostInAnHour = 40;
/** Different entries that wait in memory at most. */
const mostWaiting = 100;
/** Milliseconds until what was counted is written. */
const writtenAfter = 5_000;

interface Refused {
  who: string;
  verb: Verb;
  network: string;
  hour: string;
  at: string;
  lastAt: string;
  times: number;
}

interface Waiting {
  entries: Map<string, Refused>;
  timer: NodeJS.Timeout | undefined;
}

const waitingOf = new WeakMap<Database, Waiting>();

/**
 * Counts a refused login: one entry for an account, a network and an hour, however often it was tried. A flood costs no
 * write each: what was counted is written every few seconds, and before the activity is read. The server's log has each.
 * @param username as it was typed
 */
export async function countRefusedLogin(
  context: EventContext,
  username: string,
  reason: keyof typeof refusals,
): Promise<void> {
  const services = servicesOf(context);
  const { db } = services;
  const account = await db
    .selectFrom("staff")
    .select("username")
    .where("username", "=", username)
    .executeTakeFirst();
  const who = account?.username ?? unknownName;
  const verb = refusals[reason];
  writeLogLine(services, context, { who, verb });
  const waiting = waitingOf.get(db) ?? { entries: new Map(), timer: undefined };
  waitingOf.set(db, waiting);
  const network = roughNetworkOf(context.clientAddress ?? "");
  const at = new Date().toISOString();
  const entry = { who, verb, network, hour: thisHour(), at, lastAt: at, times: 1 };
  const isFull = waiting.entries.size >= mostWaiting && !waiting.entries.has(keyOf(entry));
  add(waiting.entries, isFull ? { ...entry, network: manyNetworks } : entry);
  waiting.timer ??= setTimeout(() => void writeRefusedLogins(services), writtenAfter).unref();
}

const keyOf = ({ hour, verb, who, network }: Refused) => [hour, "refused", verb, who, network].join("|");

function add(entries: Map<string, Refused>, { lastAt, times, ...entry }: Refused): void {
  const key = keyOf({ ...entry, lastAt, times });
  const known = entries.get(key);
  entries.set(key, { ...(known ?? entry), lastAt, times: (known?.times ?? 0) + times });
}

/** Writes what was counted so far. What cannot be written is counted on. */
export async function writeRefusedLogins({ db, log }: Pick<Services, "db" | "log">): Promise<void> {
  const waiting = waitingOf.get(db);
  if (!waiting) return;
  clearTimeout(waiting.timer);
  waiting.timer = undefined;
  const entries = [...waiting.entries.values()];
  waiting.entries.clear();
  if (entries.length === 0) return;
  try {
    await db.transaction().execute(async (trx) => {
      for (const entry of entries) await store(trx, entry);
    });
  } catch (error) {
    for (const entry of entries) add(waiting.entries, entry);
    log.error({ err: error }, "refused logins could not be noted");
  }
}

async function store(trx: Database, entry: Refused): Promise<void> {
  if (await addTo(trx, entry)) return;
  const { count } = await trx
    .selectFrom("activity")
    .select((select) => select.fn.countAll<number | string>().as("count"))
    .where("merge_key", ">=", `${entry.hour}|refused|`)
    .where("merge_key", "<", `${entry.hour}|refused~`)
    .executeTakeFirstOrThrow();
  const last = Number(count) < mostInAnHour ? entry : { ...entry, network: manyNetworks };
  if (last !== entry && (await addTo(trx, last))) return;
  const { who, verb, network, at, lastAt, times } = last;
  await trx
    .insertInto("activity")
    .values({
      at,
      staff_name: who,
      verb,
      subject: "",
      topic: "refused",
      network,
      times,
      last_at: lastAt,
      record_id: null,
      merge_key: keyOf(last),
    })
    .execute();
}

/** Counts into an entry that is there. @returns true if there is one */
async function addTo(trx: Database, entry: Refused): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("activity")
    .set((set) => ({ times: set("times", "+", entry.times), last_at: entry.lastAt }))
    .where("merge_key", "=", keyOf(entry))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
