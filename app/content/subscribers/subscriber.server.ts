import { z } from "zod";
import { msg, t } from "#say";
import { shortDate } from "~/dates/dates";
import { parserOf } from "~/forms/fields.server";
import { addressIn } from "~/languages/address";
import { visitorLanguage } from "~/languages/current";
import { languageInEnglish } from "~/languages/languages";
import { countSince, exportInbound, inboundCsv, inboundRecords } from "~/records/inbound.server";
import { siteOrigin } from "~/services/public-address.server";
import { randomToken } from "~/services/secrets.server";
import { withoutInvisible } from "~/text/invisible";
import type { Database } from "~db/connection.server";
import { readTally } from "~db/tallies";

const columns = ["id", "email", "created_at", "asked_at", "confirmed_at", "bounced_at", "language"] as const;

/** Saves a newsletter address; known ones are kept. @param asked_at ISO time, if a confirmation is sent */
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

export const subscribers = inboundRecords(
  "subscribers",
  (db) => db.selectFrom("subscribers").select(columns),
  {
    viewed: "looked at addresses",
    countNew: countSince("looked at addresses", "subscribers.created_at"),
    subjectOf: (row) => `on the list since ${shortDate(row.created_at)}`,
    consequence: msg("It is taken off the newsletter list at once. Its owner can subscribe again."),
    consequenceOfMany: msg(
      "What you chose is taken off the newsletter list at once. Its owner can subscribe again.",
    ),
    eraseTitle: msg(/* {count} is such as “3 newsletter addresses”. */ "Remove {count}"),
    csv: inboundCsv({
      name: "newsletter.csv",
      verb: "downloaded addresses",
      subject: async (db) => `${await countSubscribers(db)} addresses`,
      async *pages(db, request, context) {
        const site = siteOrigin(request, context);
        for await (const page of exportInbound(db.selectFrom("subscribers").selectAll()))
          yield page.map((row) => ({
            ...row,
            unsubscribe: `${site}${addressIn({ code: row.language }, `/newsletter/unsubscribe?token=${row.token}`)}`,
          }));
      },
      columns: {
        email: (row) => row.email,
        since: (row) => row.created_at.slice(0, 10),
        unsubscribe: (row) => row.unsubscribe,
        confirmed: (row) => row.confirmed_at?.slice(0, 10) ?? "",
        language: (row) => languageInEnglish(row.language),
      },
    }),
  },
);

export async function countSubscribers(db: Database): Promise<number> {
  return readTally(db, "subscribers");
}

export async function findSubscriber(db: Database, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("subscribers")
    .select("email")
    .where("token", "=", token)
    .executeTakeFirst();
  return row?.email;
}

export async function unsubscribe(db: Database, token: string): Promise<void> {
  await db.deleteFrom("subscribers").where("token", "=", token).execute();
}

const email = z
  .string()
  .default("")
  .transform((value) => withoutInvisible(value).toLowerCase())
  .pipe(
    z
      .email({ error: () => t("Enter an e-mail address, such as name@example.com") })
      .max(254, { error: () => t(/* An e-mail address. */ "This address is too long") }),
  );

/** The e-mail format is the only rule (specification section 5). */
export const parseSubscription = parserOf({}, { fields: () => ({ email }) });
