import { t } from "#say";
import { addressIn } from "~/languages/address";
import { currentSpeech } from "~/languages/current";
import type { Services } from "~/services/services.server";
import { settingsOnPage } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";
import { numberWords } from "./application-number";

interface Application {
  id: number;
  number: string;
  email: string;
  phone: string;
}

const hour = 60 * 60 * 1000;
/** Per address and day, and in total per hour, to prevent mail bombing. */
const maxMails = { toOne: 3, inAnHour: 60 };

/** The mail contains no user input, because the address can be somebody else's. */
export async function queueApplicantMail(
  { config }: Pick<Services, "config">,
  db: Database,
  { id, number, email, phone }: Application,
  now = Date.now(),
): Promise<void> {
  const recipient = email.toLowerCase();
  if (!config.smtp || !recipient) return;
  if ((await countMails(db, now - 24 * hour, recipient)) >= maxMails.toOne) return;
  if ((await countMails(db, now - hour)) >= maxMails.inAnHour) return;
  const at = new Date(now).toISOString();
  const { school_name } = await settingsOnPage(db);
  const page =
    config.origin && config.origin + addressIn(currentSpeech().language, `/application?number=${number}`);
  const text = [
    t("Thank you for your application. We have your resume."),
    "",
    t("Your application number: {number}", { number: numberWords(number) }),
    ...(phone
      ? ["", t("Please keep it. With this number and your phone number you can check your application:")]
      : ["", t("Please keep it, and tell us this number when you call or write.")]),
    ...(phone
      ? [
          page ||
            t(
              /* Continues “… you can see how your application stands:”. */ "on our website, on the page Career.",
            ),
        ]
      : []),
    "",
    t(
      "If you did not apply, another person entered your address by mistake. You do not have to do anything.",
    ),
    "",
    school_name,
  ];
  await db
    .insertInto("alert_mails")
    .values({
      key: `application ${number} ${at}`,
      subject: t("{school}: we have your application", { school: school_name }),
      text: text.join("\n"),
      recipient,
      resume_id: id,
      created_at: at,
      next_attempt_at: at,
    })
    .execute();
}

/** Counts mails since a time in milliseconds, in total or to one address. */
async function countMails(db: Database, since: number, recipient?: string): Promise<number> {
  const query = db
    .selectFrom("alert_mails")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("created_at", ">", new Date(since).toISOString())
    .where("recipient", "<>", "")
    .where("subscriber_id", "is", null);
  const { count } = await (recipient === undefined
    ? query
    : query.where("recipient", "=", recipient)
  ).executeTakeFirstOrThrow();
  return Number(count);
}
