import { type Kysely, sql } from "kysely";

/**
 * From now on messages and newsletter addresses are erased by age. Where a site has older ones than the usual time allows,
 * they stay for as long as the settings take, until an administrator chooses: an update erases nothing that nobody was
 * asked about.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table, usual] of [
    ["message_months", "messages", 24],
    ["subscriber_months", "subscribers", 36],
  ]) {
    await sql
      .raw(
        `insert into settings (name, value) select '${name}', '120'
         where exists (select 1 from ${table} where created_at < strftime('%Y-%m-%d', 'now', '-${usual} months'))`,
      )
      .execute(db);
  }
}
