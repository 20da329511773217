import { readSettings } from "~/capabilities/settings/queries.server";
import type { Services } from "~/services/services.server";
import { nextIssueAt } from "./issue.server";
import { countByStatus, findLastIssue, type LastIssue, type ListNumbers } from "./numbers.server";
import { type NewsletterState, newsletterState } from "./state";

export interface NewsletterReport {
  state: NewsletterState;
  numbers: ListNumbers;
  last: LastIssue | null;
  next: string | null;
}

export async function readNewsletter(
  { db, config }: Pick<Services, "db" | "config">,
  now = Date.now(),
): Promise<NewsletterReport> {
  const settings = await readSettings(db);
  const state = newsletterState(config, settings);
  const [numbers, last] = await Promise.all([countByStatus(db), findLastIssue(db, now)]);
  const next = state === "sends" ? new Date(await nextIssueAt(db, settings, now)).toISOString() : null;
  return { state, numbers, last: last ?? null, next };
}
