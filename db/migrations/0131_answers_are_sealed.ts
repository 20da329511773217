import { type Kysely, sql } from "kysely";

/** Forgets the answers of forms that were sent in the last week: there were names in them, and they are sealed from now on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from submissions`.execute(db);
}
