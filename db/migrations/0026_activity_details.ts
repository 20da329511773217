import { type Kysely, sql } from "kysely";
import { identity, required, textOrEmpty } from "./columns";

/**
 * The activity log learns what kind of thing was done, to which record, from where and what it changed; the same thing
 * within an hour is one entry that counts. Mails about accounts wait in a table of their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, type: "text" | "integer", build = textOrEmpty) =>
    db.schema.alterTable("activity").addColumn(name, type, build).execute();
  await add("topic", "text", (column) => column.notNull().defaultTo("content"));
  await add("network", "text");
  await add("changes", "text");
  await add("record_kind", "text");
  await add("record_id", "integer", (column) => column);
  await add("times", "integer", (column) => column.notNull().defaultTo(1));
  await add("last_at", "text");
  await add("merge_key", "text", (column) => column);
  for (const statement of [
    "update activity set topic = 'account' where action like '%staff account%' or action like '%password%'",
    "update activity set topic = 'reading' where action like 'looked at %' or action like 'downloaded %'",
    `update activity set topic = 'settings'
     where action like '%settings%' or action like '%backup' and topic = 'content' or action like '%the clock%'`,
    "create unique index activity_by_merge_key on activity (merge_key) where merge_key is not null",
    "create index activity_by_topic on activity (topic, id)",
    "create index activity_by_staff on activity (staff_name, id)",
  ]) {
    await sql.raw(statement).execute(db);
  }
  await db.schema
    .createTable("alert_mails")
    .addColumn("id", "integer", identity)
    .addColumn("key", "text", (column) => column.notNull().unique())
    .addColumn("subject", "text", required)
    .addColumn("text", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("next_attempt_at", "text", required)
    .addColumn("last_error", "text", textOrEmpty)
    .addColumn("sent_at", "text")
    .execute();
}
