import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/activity-log/record-event.server";
import { limitKey } from "~/limits/limit-key.server";
import { servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { foldNumber } from "./number";

const [hour, day] = [60 * 60 * 1000, 24 * 60 * 60 * 1000];

/** Wrong tries per number and week; then staff must open it. */
const maxTriesOfNumber = 6;
const countedFor = 7 * day;

/** Wrong tries per hour before administrators are alerted. */
const suspicious = 20;

/** Keyed hash: typed numbers are not stored. */
const hashNumber = (db: Database, number: string) =>
  limitKey(db, "transfer certificate number", foldNumber(number));

const since = (age: number, now = Date.now()) => new Date(now - age).toISOString();

/** Counts before the lookup, against parallel tries. @returns ID for `forgetTry`; undefined if closed */
export async function noteTry(db: Database, number: string): Promise<number | undefined> {
  const number_key = hashNumber(db, number);
  return db.transaction().execute(async (trx) => {
    if (await isKeyClosed(trx, number_key)) return undefined;
    if ((await countTries(trx, countedFor, number_key)) >= maxTriesOfNumber) return undefined;
    const { id } = await trx
      .insertInto("certificate_tries")
      .values({ number_key, at: new Date().toISOString() })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}

export async function forgetTry(db: Database, id: number): Promise<void> {
  await db.deleteFrom("certificate_tries").where("id", "=", id).execute();
}

/** Closes a number after too many wrong tries, and alerts administrators if there are many in total. */
export async function tryWasWrong(context: AppLoadContext, number: string): Promise<void> {
  const { db } = servicesOf(context);
  const number_key = hashNumber(db, number);
  await db.transaction().execute(async (trx) => {
    if ((await countTries(trx, countedFor, number_key)) < maxTriesOfNumber) return;
    await trx
      .insertInto("closed_certificates")
      .values({ number_key, closed_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  if ((await countTries(db, hour)) < suspicious) return;
  await recordEvent(context, {
    who: "a visitor",
    verb: "guessed at certificates",
    alert: true,
    merged: true,
    advice: () => [
      t(
        "There were {count} wrong tries or more within an hour. After {max} wrong tries a number is closed.",
        { count: suspicious, max: maxTriesOfNumber },
      ),
      t("There is nothing to do at once. Transfer certificates on the dashboard shows which are closed."),
    ],
  });
}

async function countTries(db: Database, age: number, number_key?: string): Promise<number> {
  let tries = db
    .selectFrom("certificate_tries")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("at", ">", since(age));
  if (number_key !== undefined) tries = tries.where("number_key", "=", number_key);
  return Number((await tries.executeTakeFirstOrThrow()).count);
}

async function isKeyClosed(db: Database, number_key: string): Promise<boolean> {
  const row = await db
    .selectFrom("closed_certificates")
    .select("number_key")
    .where("number_key", "=", number_key)
    .executeTakeFirst();
  return row !== undefined;
}

export function isClosed(db: Database, number: string): Promise<boolean> {
  return isKeyClosed(db, hashNumber(db, number));
}

/** Opens a number. @param db not a transaction @param trx transaction of the caller */
export async function openNumber(db: Database, trx: Database, number: string): Promise<void> {
  const number_key = hashNumber(db, number);
  await trx.deleteFrom("closed_certificates").where("number_key", "=", number_key).execute();
  await trx.deleteFrom("certificate_tries").where("number_key", "=", number_key).execute();
}

export async function summarizeWrongTries(db: Database): Promise<{ wrong: number; closed: number }> {
  const [wrong, keys] = await Promise.all([
    countTries(db, day),
    db.selectFrom("closed_certificates").select("number_key").execute(),
  ]);
  if (keys.length === 0) return { wrong: wrong >= suspicious ? wrong : 0, closed: 0 };
  // Excludes invented numbers.
  const closed = new Set(keys.map(({ number_key }) => number_key));
  const numbers = await db.selectFrom("transfer_certificates").select("number_folded").distinct().execute();
  return {
    wrong: wrong >= suspicious ? wrong : 0,
    closed: numbers.filter(({ number_folded }) => closed.has(hashNumber(db, number_folded))).length,
  };
}

/** Deletes expired tries, and closed numbers without a certificate after a month. */
export async function purgeWrongTries(db: Database, now = Date.now()): Promise<void> {
  await db.deleteFrom("certificate_tries").where("at", "<", since(countedFor, now)).execute();
  const old = await db
    .selectFrom("closed_certificates")
    .select("number_key")
    .where("closed_at", "<", since(30 * day, now))
    .execute();
  if (old.length === 0) return;
  const numbers = await db.selectFrom("transfer_certificates").select("number_folded").distinct().execute();
  const real = new Set(numbers.map(({ number_folded }) => hashNumber(db, number_folded)));
  for (const { number_key } of old) {
    if (!real.has(number_key))
      await db.deleteFrom("closed_certificates").where("number_key", "=", number_key).execute();
  }
}
