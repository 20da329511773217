import { readSettings } from "~/capabilities/settings/queries.server";
import type { Services } from "~/services/services.server";
import { nextIssueAt } from "./issue.server";
import { countStandings, findLastIssue, type LastIssue, type ListNumbers } from "./numbers.server";
import { type NewsletterState, newsletterState } from "./state";

/** How the newsletter stands, for staff. */
export interface NewsletterReport {
  state: NewsletterState;
  numbers: ListNumbers;
  last: LastIssue | null;
  /** An ISO time; null if none is sent. */
  next: string | null;
}

/** Reads how the newsletter stands: its addresses, the last issue, and when the next one goes out. */
export async function readNewsletter(
  { db, config }: Pick<Services, "db" | "config">,
  now = Date.now(),
): Promise<NewsletterReport> {
  const settings = await readSettings(db);
  const state = newsletterState(config, settings);
  const [numbers, last] = await Promise.all([countStandings(db), findLastIssue(db, now)]);
  const next = state === "sends" ? new Date(await nextIssueAt(db, settings, now)).toISOString() : null;
  return { state, numbers, last: last ?? null, next };
}
