import { msg } from "#message";
import { addMonths } from "~/dates/dates";
import { contactFields, optionalEmail, withWayToAnswer } from "~/forms/contact.server";
import { parserOf, type ValuesOf } from "~/forms/fields.server";
import { inboundRecords } from "~/records/inbound.server";
import { anyRow } from "~db/any-row";
import type { Database } from "~db/connection.server";
import { inPortions } from "~db/in-portions";
import type { TakeDownState } from "~db/schema";
import { relations } from "./states";

const columns = [
  "id",
  "kind",
  "record_id",
  "name",
  "relation",
  "phone",
  "email",
  "reason",
  "state",
  "created_at",
  "decided_at",
  "decided_by",
  "language",
] as const;

export type TakeDownRow = NonNullable<Awaited<ReturnType<typeof takeDowns.find>>>;

export const takeDowns = inboundRecords("take_downs", (db) => db.selectFrom("take_downs").select(columns), {
  viewed: "looked at take-downs",
  countNew: async (db) => (await summarizeOpenTakeDowns(db)).count,
  consequence: msg(
    "The request is erased with who asked. What it is about stays as it is: in the trash, where it was taken off the website.",
  ),
  consequenceOfMany: msg(
    "What you chose is erased with who asked. What the requests are about stays as it is.",
  ),
});

export async function summarizeOpenTakeDowns(
  db: Database,
): Promise<{ count: number; oldest: string | null }> {
  return db
    .selectFrom("take_downs")
    .select((of) => [of.fn.countAll<number>().as("count"), of.fn.min("created_at").as("oldest")])
    .where("state", "in", ["hidden", "waiting"])
    .executeTakeFirstOrThrow();
}

/** True if staff decided before that a record stays. */
export async function wasKept(db: Database, kind: string, id: number): Promise<boolean> {
  const decided = db.selectFrom("take_downs").select("id").where("state", "in", ["restored", "kept"]);
  return anyRow(decided.where("kind", "=", kind).where("record_id", "=", id));
}

export async function settle(
  db: Database,
  { kind, record_id }: Pick<TakeDownRow, "kind" | "record_id">,
  state: TakeDownState,
  by: string,
): Promise<void> {
  await db
    .updateTable("take_downs")
    .set({ state, decided_at: new Date().toISOString(), decided_by: by })
    .where("kind", "=", kind)
    .where("record_id", "=", record_id)
    .where("state", "in", ["hidden", "waiting"])
    .execute();
}

const portion = 100;

/** Erases decided requests older than some months. @returns number */
export async function eraseOldTakeDowns(db: Database, months: number, now = new Date()): Promise<number> {
  return inPortions(portion, async (limit) => {
    const old = db
      .selectFrom("take_downs")
      .select("id")
      .where("created_at", "<", addMonths(now, -months).toISOString())
      .where("state", "not in", ["hidden", "waiting"])
      .limit(limit);
    const { numDeletedRows } = await db.deleteFrom("take_downs").where("id", "in", old).executeTakeFirst();
    return Number(numDeletedRows);
  });
}

export const parseTakeDown = parserOf(
  {
    name: { label: msg("Your name"), max: 100, required: msg("Enter your name") },
    relation: {
      label: msg(
        /* At the beginning of a sentence: “Who you are may have at most 20 characters”. */ "Who you are",
      ),
      max: 20,
      options: relations,
      required: msg("Choose who you are"),
    },
    ...contactFields,
    reason: { label: msg("The reason"), type: "long", max: 1000 },
  },
  { fields: optionalEmail, whole: withWayToAnswer },
);

export type TakeDownValues = ValuesOf<typeof parseTakeDown>;
