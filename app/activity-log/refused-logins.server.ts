import { shortenAddress } from "~/limits/network";
import { type Services, servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { writeLogLine } from "./log-line.server";
import { type EventContext, thisHour } from "./record-event.server";
import type { Verb } from "./verbs";

export const refusals = {
  password: "refused password",
  code: "refused code",
  tries: "refused tries",
} as const satisfies Record<string, Verb>;

/** Unknown names are not stored, because users sometimes type a password there. */
const unknownName = "Unknown name";
const manyNetworks = "many networks";

/** Hourly limit of entries that name a network; then one per account. */
const maxPerHour = 40;
const maxPending = 100;
const writeDelayMs = 5_000;

interface Refused {
  who: string;
  verb: Verb;
  network: string;
  hour: string;
  at: string;
  lastAt: string;
  times: number;
}

interface Pending {
  entries: Map<string, Refused>;
  timer: NodeJS.Timeout | undefined;
}

const pendingByDatabase = new WeakMap<Database, Pending>();

/** Merges entries by account, network and hour, and writes every few seconds: a flood is cheap. */
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
  const waiting = pendingByDatabase.get(db) ?? { entries: new Map(), timer: undefined };
  pendingByDatabase.set(db, waiting);
  const network = shortenAddress(context.clientAddress ?? "");
  const at = new Date().toISOString();
  const entry = { who, verb, network, hour: thisHour(), at, lastAt: at, times: 1 };
  const isFull = waiting.entries.size >= maxPending && !waiting.entries.has(getMergeKey(entry));
  add(waiting.entries, isFull ? { ...entry, network: manyNetworks } : entry);
  waiting.timer ??= setTimeout(() => void writeRefusedLogins(services), writeDelayMs).unref();
}

const getMergeKey = ({ hour, verb, who, network }: Refused) =>
  [hour, "refused", verb, who, network].join("|");

function add(entries: Map<string, Refused>, { lastAt, times, ...entry }: Refused): void {
  const key = getMergeKey({ ...entry, lastAt, times });
  const known = entries.get(key);
  entries.set(key, { ...(known ?? entry), lastAt, times: (known?.times ?? 0) + times });
}

export async function writeRefusedLogins({ db, log }: Pick<Services, "db" | "log">): Promise<void> {
  const waiting = pendingByDatabase.get(db);
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
  const last = Number(count) < maxPerHour ? entry : { ...entry, network: manyNetworks };
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
      merge_key: getMergeKey(last),
    })
    .execute();
}

async function addTo(trx: Database, entry: Refused): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("activity")
    .set((set) => ({ times: set("times", "+", entry.times), last_at: entry.lastAt }))
    .where("merge_key", "=", getMergeKey(entry))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
