import type { Database } from "~db/connection.server";
import { daysToConfirm } from "./state";

const day = 24 * 60 * 60 * 1000;
/** Days after which undelivered mails are given up. */
const daysTried = 3;
/** Days before recipients, and issues without names, are deleted. */
const daysOfSends = 30;
const daysOfIssues = 400;

export async function purgeNewsletter(db: Database, now = Date.now()): Promise<void> {
  const before = (days: number) => new Date(now - days * day).toISOString();
  await db
    .deleteFrom("subscribers")
    .where("confirmed_at", "is", null)
    .where("asked_at", "<", before(daysToConfirm))
    .execute();
  const issuesBefore = (days: number) =>
    db.selectFrom("newsletter_issues").select("id").where("created_at", "<", before(days));
  await db
    .updateTable("newsletter_sends")
    .set({ state: "failed" })
    .where("state", "=", "waiting")
    .where("issue_id", "in", issuesBefore(daysTried))
    .execute();
  await db.deleteFrom("newsletter_sends").where("issue_id", "in", issuesBefore(daysOfSends)).execute();
  await db.deleteFrom("newsletter_issues").where("created_at", "<", before(daysOfIssues)).execute();
}
