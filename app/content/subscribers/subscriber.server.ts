import { z } from "zod";
import { t } from "#say";
import { receivedQueries } from "~/content/records/received.server";
import { parseFields } from "~/forms/fields.server";
import { visitorLanguage } from "~/languages/current";
import { randomToken } from "~/services/secrets.server";
import { withoutInvisible } from "~/text/invisible";
import type { Database } from "~db/connection.server";
import { readTally } from "~db/tallies";

const columns = ["id", "email", "created_at", "asked_at", "confirmed_at", "bounced_at", "language"] as const;

/**
 * Saves a newsletter address; the same address twice is one row.
 * @param asked_at an ISO time, where its owner will be asked to confirm it
 */
export async function subscribe(db: Database, email: string, asked_at: string | null = null): Promise<void> {
  await db
    .insertInto("subscribers")
    .values({
      email,
      token: randomToken(),
      created_at: new Date().toISOString(),
      asked_at,
      language: visitorLanguage(),
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
}

/** Newsletter addresses for staff: a page of them, one, and some. */
export const subscribers = receivedQueries("subscribers", (db) =>
  db.selectFrom("subscribers").select(columns),
);

/** Addresses in one page of the export. */
const exportPage = 1000;

/** All addresses with their unsubscribe tokens, for the export: page after page, so that no more is held at once. */
export async function* exportSubscribers(db: Database) {
  for (let after = 0; ; ) {
    const page = await db
      .selectFrom("subscribers")
      .select(["id", "email", "token", "created_at", "confirmed_at", "language"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(exportPage)
      .execute();
    if (page.length > 0) yield page;
    if (page.length < exportPage) return;
    after = page.at(-1)?.id ?? after;
  }
}

/** How many addresses are on the list, from the tally: nothing is scanned. */
export async function countSubscribers(db: Database): Promise<number> {
  return readTally(db, "subscribers");
}

/** The address that an unsubscribe link belongs to. */
export async function findSubscriber(db: Database, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("subscribers")
    .select("email")
    .where("token", "=", token)
    .executeTakeFirst();
  return row?.email;
}

/** Takes an address off the list, as its owner asked; doing it twice is no failure. */
export async function unsubscribe(db: Database, token: string): Promise<void> {
  await db.deleteFrom("subscribers").where("token", "=", token).execute();
}

const schema = z.object({
  email: z
    .string()
    .default("")
    .transform((value) => withoutInvisible(value).toLowerCase())
    .pipe(
      z
        .email({ error: () => t("Enter an e-mail address, such as name@example.com") })
        .max(254, { error: () => t(/* An e-mail address. */ "This address is too long") }),
    ),
});

/** Checks the newsletter box; e-mail type is its only rule (specification section 5). */
export function parseSubscription(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
