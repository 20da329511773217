import { t } from "#say";
import { subscribe } from "~/content/subscribers/subscriber.server";
import { addressIn } from "~/languages/address";
import { currentSpeech, visitorLanguage } from "~/languages/current";
import { limitKey } from "~/limits/limit-key.server";
import { getCustomer, getNetwork } from "~/limits/network";
import { takeTry } from "~/limits/rate-limit.server";
import { isSignedBy, sign } from "~/services/secrets.server";
import type { Services } from "~/services/services.server";
import { settingsOnPage } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";
import { newsletterState } from "./state";

interface Address {
  id: number;
  email: string;
}

/** IDs are never reused, so the link expires with the row. */
const signedText = ({ id, email }: Address) => `${id} ${email}`;

/** @param db not a transaction */
export function confirmationToken(db: Database, address: Address): string {
  return `${address.id}.${sign(db, "newsletter confirmation", signedText(address))}`;
}

export async function findByConfirmation(db: Database, token: string): Promise<Address | undefined> {
  const [, id, signature] = /^([1-9]\d{0,14})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id || !signature) return undefined;
  const address = await db
    .selectFrom("subscribers")
    .select(["id", "email"])
    .where("id", "=", Number(id))
    .executeTakeFirst();
  const isOurs = address && isSignedBy(db, "newsletter confirmation", signedText(address), signature);
  return isOurs ? address : undefined;
}

/** Confirms an address in the language of this page; idempotent. @returns false for an invalid token */
export async function confirmSubscription(db: Database, token: string): Promise<boolean> {
  const address = await findByConfirmation(db, token);
  if (!address) return false;
  await db
    .updateTable("subscribers")
    .set(({ fn, val }) => ({
      confirmed_at: fn.coalesce("confirmed_at", val(new Date().toISOString())),
      bounced_at: null,
      // The owner's language; a stranger may have subscribed.
      language: visitorLanguage(),
    }))
    .where("id", "=", address.id)
    .execute();
  return true;
}

const [minute, hour] = [60, 60 * 60];

/** Limits mails per address, network, customer and in total, to prevent mail bombing. */
async function mayAsk(db: Database, email: string, network: string): Promise<boolean> {
  const { waitSeconds } = await takeTry(db, [
    { key: limitKey(db, "newsletter mail address", email), burst: 3, every: 8 * hour },
    { key: limitKey(db, "newsletter mail network", getNetwork(network)), burst: 20, every: 3 * minute },
    { key: limitKey(db, "newsletter mail customer", getCustomer(network)), burst: 60, every: minute },
    { key: "newsletter mail total", burst: 200, every: 18 },
  ]);
  return waitSeconds === 0;
}

/** The response does not reveal if the address was known. @param network address of the request */
export async function takeSubscription(
  { db, config }: Pick<Services, "db" | "config">,
  email: string,
  network: string,
): Promise<void> {
  const settings = await settingsOnPage(db);
  if (newsletterState(config, settings) !== "sends") return subscribe(db, email);
  const isAsked = await mayAsk(db, email, network);
  const at = new Date().toISOString();
  await db.transaction().execute(async (trx) => {
    await subscribe(trx, email, at);
    if (!isAsked) return;
    const address = await findToAsk(trx, email);
    if (!address) return;
    const page = `/newsletter/confirm?token=${confirmationToken(db, address)}`;
    const link = config.origin + addressIn(currentSpeech().language, page);
    await queueQuestion(trx, { address, school: settings.school_name, link, at });
  });
}

/** Includes bounced addresses, whose mailbox may exist now. */
async function findToAsk(db: Database, email: string): Promise<Address | undefined> {
  return db
    .selectFrom("subscribers")
    .select(["id", "email"])
    .where("email", "=", email)
    .where((is) => is.or([is("confirmed_at", "is", null), is("bounced_at", "is not", null)]))
    .executeTakeFirst();
}

/** The mail contains no user input, as anyone can enter any address. */
async function queueQuestion(
  trx: Database,
  { address, school, link, at }: { address: Address; school: string; link: string; at: string },
): Promise<void> {
  // Addresses from before confirmations are not erased when a stranger enters them again.
  await trx
    .updateTable("subscribers")
    .set({ asked_at: at })
    .where("id", "=", address.id)
    .where("asked_at", "is not", null)
    .execute();
  const text = [
    t("This address was entered for the newsletter of {school}.", { school }),
    "",
    t(
      /* Confirm is the button there. */ "If it was you, and you want our news by e-mail, open this address and press Confirm:",
    ),
    link,
    "",
    t("If it was not you, you do not have to do anything: without your confirmation no news is sent to you."),
    "",
    school,
  ];
  await trx
    .insertInto("alert_mails")
    .values({
      key: `newsletter ${address.id} ${at}`,
      recipient: address.email,
      subscriber_id: address.id,
      subject: t("{school}: please confirm your address", { school }),
      text: text.join("\n"),
      created_at: at,
      next_attempt_at: at,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}
