import { t } from "#say";
import { settingsOnPage } from "~/capabilities/settings/queries.server";
import { subscribe } from "~/content/subscribers/queries.server";
import { addressIn } from "~/languages/address";
import { currentSpeech, visitorLanguage } from "~/languages/current";
import { limitKey } from "~/limits/limit-key.server";
import { customerOf, networkOf } from "~/limits/network";
import { takeTry } from "~/limits/rate-limit.server";
import { isSignedBy, sign } from "~/services/secrets.server";
import type { Services } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { newsletterState } from "./state";

interface Address {
  id: number;
  email: string;
}

/** What a link of a confirmation signs: the number is given once, so the link ends with the row. */
const signedText = ({ id, email }: Address) => `${id} ${email}`;

/** The token of the link by which an owner confirms an address. @param db the database itself, not a transaction */
export function confirmationToken(db: Database, address: Address): string {
  return `${address.id}.${sign(db, "newsletter confirmation", signedText(address))}`;
}

/** The address that a confirmation's token belongs to, if it is still on the list. */
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

/** Its owner wants the newsletter, in the language of this page; doing it twice is no failure. @returns true if the token was good */
export async function confirmSubscription(db: Database, token: string): Promise<boolean> {
  const address = await findByConfirmation(db, token);
  if (!address) return false;
  await db
    .updateTable("subscribers")
    .set(({ fn, val }) => ({
      confirmed_at: fn.coalesce("confirmed_at", val(new Date().toISOString())),
      bounced_at: null,
      // Not where it is asked for: that may be a stranger.
      language: visitorLanguage(),
    }))
    .where("id", "=", address.id)
    .execute();
  return true;
}

const [minute, hour] = [60, 60 * 60];

/** Mails to one address, by one network, by one customer of a provider and in all: the box is no way to flood a mailbox. */
async function mayAsk(db: Database, email: string, network: string): Promise<boolean> {
  const { waitSeconds } = await takeTry(db, [
    { key: limitKey(db, "newsletter mail address", email), burst: 3, every: 8 * hour },
    { key: limitKey(db, "newsletter mail network", networkOf(network)), burst: 20, every: 3 * minute },
    { key: limitKey(db, "newsletter mail customer", customerOf(network)), burst: 60, every: minute },
    { key: "newsletter mail total", burst: 200, every: 18 },
  ]);
  return waitSeconds === 0;
}

/**
 * Takes an address from the newsletter box. Where the site sends the newsletter, its owner is asked to confirm it; nobody who
 * asks learns whether it was on the list, or how many mails it got.
 * @param network the address that the request came from
 */
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

/** Also one whose mailbox was not there: it may be now. */
async function findToAsk(db: Database, email: string): Promise<Address | undefined> {
  return db
    .selectFrom("subscribers")
    .select(["id", "email"])
    .where("email", "=", email)
    .where((is) => is.or([is("confirmed_at", "is", null), is("bounced_at", "is not", null)]))
    .executeTakeFirst();
}

/** Puts the question on the list of mails to be sent. It says nothing that a stranger wrote: the address may be anybody's. */
async function queueQuestion(
  trx: Database,
  { address, school, link, at }: { address: Address; school: string; link: string; at: string },
): Promise<void> {
  // An address from before the site asked is never erased because a stranger entered it again.
  await trx
    .updateTable("subscribers")
    .set({ asked_at: at })
    .where("id", "=", address.id)
    .where("asked_at", "is not", null)
    .execute();
  const text = [
    t("Somebody has entered this address for the newsletter of {school}.", { school }),
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
