import type { Kysely } from "kysely";

/** The key that signs is in a file beside the database now: what a backup has is not to be worth anything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("secrets").execute();
}
