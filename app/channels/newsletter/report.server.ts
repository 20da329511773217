import { countPhones } from "~/channels/push/phones.server";
import type { Services } from "~/services/services.server";
import { readSettings } from "~/settings/queries.server";
import { nextIssueAt } from "./issue.server";
import { countByStatus, findLastIssue, type LastIssue, type ListNumbers } from "./numbers.server";
import { type NewsletterState, newsletterState } from "./state";

export interface NewsletterReport {
  state: NewsletterState;
  numbers: ListNumbers;
  last: LastIssue | null;
  next: string | null;
  phones: Awaited<ReturnType<typeof countPhones>>;
}

export async function readNewsletter(
  { db, config }: Pick<Services, "db" | "config">,
  now = Date.now(),
): Promise<NewsletterReport> {
  const settings = await readSettings(db);
  const state = newsletterState(config, settings);
  const [numbers, last, phones] = await Promise.all([
    countByStatus(db),
    findLastIssue(db, now),
    countPhones(db),
  ]);
  const next = state === "sends" ? new Date(await nextIssueAt(db, settings, now)).toISOString() : null;
  return { state, numbers, last: last ?? null, next, phones };
}
