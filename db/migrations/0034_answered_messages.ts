import { type Kysely, sql } from "kysely";
import { identity, required, textOrEmpty } from "./columns";

/**
 * A message knows the form it came from, and when and by whom it was answered. Until now staff could only mark one as
 * read: those count as answered, by nobody named, so that a school does not find years of old messages to be done.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, preset] of [
    ["form", "contact"],
    ["answered_by", ""],
    ["answer_note", ""],
  ] as const) {
    await db.schema
      .alterTable("messages")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(preset))
      .execute();
  }
  await db.schema.alterTable("messages").addColumn("answered_at", "text").execute();
  await sql`update messages set answered_at = read_at`.execute(db);
  await sql`drop index messages_unread`.execute(db);
  await sql`create index messages_unread on messages (id) where read_at is null`.execute(db);
  await sql`create index messages_unanswered on messages (id, created_at) where answered_at is null`.execute(
    db,
  );
  await sql`create index messages_by_form on messages (form, id)`.execute(db);
  await tallyUnanswered(db);
  await db.schema
    .createTable("reply_templates")
    .addColumn("id", "integer", identity)
    .addColumn("name", "text", required)
    .addColumn("text", "text", textOrEmpty)
    .addColumn("updated_at", "text", required)
    .execute();
}

/** How many there are, kept by triggers as migration 0005 says. */
async function tallyUnanswered(db: Kysely<unknown>): Promise<void> {
  const change = (by: string) =>
    `update tallies set value = value + ${by} where name = 'unanswered_messages';`;
  const counts = (row: string) => `(${row}.answered_at is null)`;
  for (const statement of [
    "insert into tallies (name, value) select 'unanswered_messages', count(*) from messages where answered_at is null",
    `create trigger tally_unanswered_messages_insert after insert on messages begin ${change(counts("new"))} end`,
    `create trigger tally_unanswered_messages_delete after delete on messages begin ${change(`-${counts("old")}`)} end`,
    `create trigger tally_unanswered_messages_update after update on messages when ${counts("new")} <> ${counts("old")}
     begin ${change(`${counts("new")} - ${counts("old")}`)} end`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
