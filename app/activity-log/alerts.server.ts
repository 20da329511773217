import { momentAtSchool } from "~/dates/dates";
import { speakingEnglish } from "~/languages/current";
import type { Services } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { readSettings } from "../settings/queries.server";

interface Alert {
  who: string;
  action: string;
  subject: string;
  network: string;
  advice?: string[];
}

const usualAdvice = [
  "If this was you or a colleague, there is nothing to do.",
  "If not: log in, open Staff accounts, and change the password or remove the account. Activity shows what was done.",
];

/** Limit per hour: a flooded mailbox is not read. */
const maxPerHour = 20;
const hour = 60 * 60 * 1000;

/** Queues a mail to `MAIL_TO`, because an intruder can change addresses of the dashboard. */
export async function queueAlert(
  { config }: Pick<Services, "config">,
  db: Database,
  { who, action, subject, network, advice = usualAdvice }: Alert,
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
  const what = [who, action, subject].filter(Boolean).join(" ");
  const text = [
    `${what}.`,
    "",
    `Time: ${speakingEnglish(() => momentAtSchool(at))}`,
    ...(network ? [`Network: ${network}`] : []),
    "",
    ...advice,
    ...(config.origin ? ["", `${config.origin}/dashboard/activity`] : []),
  ];
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
