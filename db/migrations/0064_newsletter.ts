import { type Kysely, sql } from "kysely";
import { identity, required, textOrEmpty } from "./columns";

/**
 * The site sends the newsletter: which addresses were confirmed, which notices were in which issue, and to whom it went. The
 * row of a mail stays when the address is erased, without the person: the numbers of an issue stay right.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["asked_at", "confirmed_at", "bounced_at"]) {
    await db.schema.alterTable("subscribers").addColumn(column, "text").execute();
  }
  await sql`create index subscribers_asked on subscribers (asked_at)
    where confirmed_at is null and asked_at is not null`.execute(db);
  await db.schema
    .alterTable("alert_mails")
    .addColumn("subscriber_id", "integer", (column) =>
      column.references("subscribers.id").onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createTable("newsletter_issues")
    .addColumn("id", "integer", identity)
    .addColumn("day", "text", (column) => column.notNull().unique())
    .addColumn("notices", "integer", required)
    .addColumn("recipients", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("created_at", "text", required)
    .execute();
  await db.schema
    .createTable("newsletter_notices")
    .addColumn("notice_id", "integer", (column) =>
      column.primaryKey().references("notices.id").onDelete("cascade"),
    )
    .addColumn("issue_id", "integer", (column) =>
      column.references("newsletter_issues.id").onDelete("set null"),
    )
    .execute();
  await db.schema
    .createIndex("newsletter_notices_by_issue")
    .on("newsletter_notices")
    .column("issue_id")
    .execute();
  await db.schema
    .createTable("newsletter_sends")
    .addColumn("id", "integer", identity)
    .addColumn("issue_id", "integer", (column) =>
      column.notNull().references("newsletter_issues.id").onDelete("cascade"),
    )
    .addColumn("subscriber_id", "integer", (column) =>
      column.references("subscribers.id").onDelete("set null"),
    )
    .addColumn("state", "text", (column) => column.notNull().defaultTo("waiting"))
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("next_attempt_at", "text", required)
    .addColumn("claimed_at", "text")
    .addColumn("last_error", "text", textOrEmpty)
    .addUniqueConstraint("newsletter_sends_once", ["issue_id", "subscriber_id"])
    .execute();
  await db.schema
    .createIndex("newsletter_sends_due")
    .on("newsletter_sends")
    .columns(["state", "id"])
    .execute();
  await db.schema
    .createIndex("newsletter_sends_by_subscriber")
    .on("newsletter_sends")
    .column("subscriber_id")
    .execute();
}
