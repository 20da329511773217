import { type Message, msg, t } from "#say";
import { momentAtSchool } from "~/dates/dates";
import type { Services } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { speakingToOffice } from "../capabilities/translations/office-language.server";
import { readSettings } from "../settings/queries.server";

interface Alert {
  who: string;
  /** Called in the language of the mail. */
  action: () => string;
  subject: string;
  network: string;
  advice?: (() => string[]) | undefined;
}

const usualAdvice: Message[] = [
  msg("If this was you or a colleague, there is nothing to do."),
  msg(
    "If not: log in, open Staff accounts, and change the password or remove the account. Activity shows what was done.",
  ),
];

/** Limit per hour: a flooded mailbox is not read. */
const maxPerHour = 20;
const hour = 60 * 60 * 1000;

/** Queues a mail to `MAIL_TO`, because an intruder can change addresses of the dashboard. */
export async function queueAlert(
  { config }: Pick<Services, "config">,
  db: Database,
  { who, action, subject, network, advice }: Alert,
  now = Date.now(),
): Promise<void> {
  if (!config.smtp) return;
  const at = new Date(now).toISOString();
  const { count } = await db
    .selectFrom("alert_mails")
    .select((select) => select.fn.countAll<number | string>().as("count"))
    .where("created_at", ">", new Date(now - hour).toISOString())
    .where("recipient", "=", "")
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxPerHour) return;
  const { school_name } = await readSettings(db);
  const { what, text } = await speakingToOffice(db, () => {
    const what = [who, action(), subject].filter(Boolean).join(" ");
    const text = [
      `${what}.`,
      "",
      t(/* In a mail. */ "Time: {time}", { time: momentAtSchool(at) }),
      ...(network ? [t(/* In a mail: where a login came from. */ "Network: {network}", { network })] : []),
      "",
      ...(advice ? advice() : usualAdvice.map((words) => t(words))),
      ...(config.origin ? ["", `${config.origin}/dashboard/activity`] : []),
    ];
    return { what, text };
  });
  await db
    .insertInto("alert_mails")
    .values({
      key: [at.slice(0, 13), what, network].join("|"),
      subject: `${school_name}: ${what}`,
      text: text.join("\n"),
      created_at: at,
      next_attempt_at: at,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

/** Milliseconds before mails are deleted, sent or not. */
const kept = 30 * 24 * hour;

export async function purgeAlerts(db: Database, now = Date.now()): Promise<void> {
  await db
    .deleteFrom("alert_mails")
    .where("created_at", "<", new Date(now - kept).toISOString())
    .execute();
}
