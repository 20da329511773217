import { msg, t } from "#say";
import { addMonths } from "~/dates/dates";
import type { FieldErrors } from "~/forms/fields.server";
import { readSettings } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";
import { inPortions } from "~db/in-portions";

/** Records erased by age, except resumes, which are announced first. */
const aged = {
  message_months: { table: "messages", noun: msg("{count, plural, one {# message} other {# messages}}") },
  subscriber_months: {
    table: "subscribers",
    noun: msg("{count, plural, one {# newsletter address} other {# newsletter addresses}}"),
  },
} as const;

type AgedSetting = keyof typeof aged;

const portion = 100;

export async function eraseOldRecords(db: Database, now = new Date()): Promise<number> {
  const settings = await readSettings(db);
  let count = 0;
  for (const [name, { table }] of Object.entries(aged)) {
    const months = Number(settings[name as AgedSetting]);
    const until = addMonths(now, -months).toISOString();
    count += await inPortions(portion, () => erasePortion(db, table, until));
  }
  return count;
}

/** IDs rise with time, so if the lowest are recent, all are. */
async function erasePortion(db: Database, table: "messages" | "subscribers", until: string): Promise<number> {
  const lowest = await db
    .selectFrom(table)
    .select(["id", "created_at"])
    .orderBy("id")
    .limit(portion)
    .execute();
  const old = lowest.filter(({ created_at }) => created_at < until).map(({ id }) => id);
  if (old.length > 0) await db.deleteFrom(table).where("id", "in", old).execute();
  return old.length;
}

/** Field with the number of records that the user has confirmed. */
export const askedField = (name: AgedSetting) => `${name}_asked` as const;

/** Asks before a shorter retention erases records, against typing errors. @returns undefined to go on */
export async function questionBeforeErasing(
  db: Database,
  fields: URLSearchParams,
  saved: Record<AgedSetting, string>,
  values: Record<AgedSetting, string>,
): Promise<{ errors: FieldErrors; typed: Record<string, string> } | undefined> {
  const errors: FieldErrors = {};
  const typed: Record<string, string> = Object.fromEntries(fields);
  for (const [key, { table, noun }] of Object.entries(aged)) {
    const name = key as AgedSetting;
    if (Number(values[name]) >= Number(saved[name])) continue;
    const count = await countOlderThan(db, table, Number(values[name]));
    const answer = `${values[name]}:${count}`;
    if (count === 0 || fields.get(askedField(name)) === answer) continue;
    errors[name] = t(
      /* {months} and {before} are numbers; {them} such as: 3 messages. */ "With {months} instead of {before} months, {them} will be erased for good. To do that, save once more; or enter more months.",
      { months: values[name], before: saved[name], them: t(noun, { count }) },
    );
    typed[askedField(name)] = answer;
  }
  return Object.keys(errors).length > 0 ? { errors, typed } : undefined;
}

async function countOlderThan(
  db: Database,
  table: "messages" | "subscribers",
  months: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number | string>().as("count"))
    .where("created_at", "<", addMonths(new Date(), -months).toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}
