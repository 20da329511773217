import { type Kysely, sql } from "kysely";

/** The dashboard's first page asks how many messages have waited for days; only the unread ones are looked at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index messages_unread on messages (created_at) where read_at is null`.execute(db);
}
