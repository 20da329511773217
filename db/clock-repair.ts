import { sql } from "kysely";
import type { Database } from "./connection.server";
import type { ClockDoubt } from "./schema";

export interface ClockPeriod {
  id: number;
  began_at: string;
  last_beat_at: string;
  doubt: "" | ClockDoubt;
  confirmed_at: string;
}

const day = 24 * 60 * 60 * 1000;

/** Times that decide when a row is erased or retried; `deleted_at` counts for every table with a trash. */
const counted: Record<string, string[]> = {
  activity: ["at"],
  alert_mails: ["next_attempt_at"],
  newsletter_sends: ["next_attempt_at"],
  outgoing_mails: ["next_attempt_at"],
  parked_forms: ["created_at"],
  push_phones: ["renewed_at"],
  push_sends: ["next_attempt_at"],
  undo_steps: ["created_at"],
  resumes: ["uploaded_at", "received_at"],
  subscribers: ["asked_at"],
  transfer_certificates: ["created_at"],
};
/** Times that staff choose. A later one than the last change was meant so, and must not be moved to now. */
const chosen = ["published_at", "ends_at"];
const untouched = ["clock_spells", "site_identity"];

/** Replaces wrong times by `now`. Past times are changed only if they lead to erasure. */
export async function repairTimes(db: Database, wrong: ClockPeriod[], now: number): Promise<void> {
  if (wrong.length === 0) return;
  const at = new Date(now).toISOString();
  const tables = await db.introspection.getTables();
  for (const { name, columns } of tables) {
    if (untouched.includes(name) || name.includes("_search")) continue;
    const times = columns.map((column) => column.name).filter((column) => /(^|_)at$/.test(column));
    // Chosen times first: they are compared with the time of the last change, which is repaired too.
    for (const column of times.sort((one, other) => chosen.indexOf(other) - chosen.indexOf(one))) {
      const countsDown = column === "deleted_at" || counted[name]?.includes(column);
      for (const { began_at, last_beat_at } of wrong) {
        const end = new Date(Date.parse(last_beat_at) + day).toISOString();
        const from = countsDown || began_at > at ? began_at : at;
        await sql`update ${sql.table(name)} set ${sql.ref(column)} = ${at}
          where ${sql.ref(column)} > ${from} and ${sql.ref(column)} <= ${end}
          ${chosen.includes(column) ? sql`and ${sql.ref(column)} <= updated_at` : sql``}`.execute(db);
      }
    }
  }
}

/** Marks the clock as right. @returns false if `id` is not the current period; nothing was changed */
export async function confirmClock(db: Database, id: number, now = Date.now()): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const periods = await trx.selectFrom("clock_spells").selectAll().orderBy("id", "desc").execute();
    if (periods[0]?.id !== id) return false;
    await repairTimes(
      trx,
      periods.slice(1).filter(({ doubt }) => doubt !== ""),
      now,
    );
    await trx.deleteFrom("clock_spells").where("id", "<", id).execute();
    const at = new Date(now).toISOString();
    await trx.updateTable("clock_spells").set({ doubt: "", confirmed_at: at }).where("id", "=", id).execute();
    return true;
  });
}
