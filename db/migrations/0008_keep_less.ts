import { type Kysely, sql } from "kysely";

/** Tables that hold what persons wrote to the school. */
const personal = ["messages", "resumes", "subscribers"];

/**
 * What was deleted is to be gone: the index of a personal table forgets the words of a deleted row at once, and parked
 * forms with a password in them, which earlier versions kept, are thrown away. The column of the featured video goes:
 * the first video is the featured one. A picture's placeholder is a colour now, not a tiny picture that no page showed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from parked_forms where fields like '%password=%' or fields like '%current=%'`.execute(db);
  for (const table of personal) {
    const index = sql.ref(`${table}_search`);
    await sql`insert into ${sql.table(`${table}_search`)} (${index}, rank) values ('secure-delete', 1)`.execute(
      db,
    );
  }
  await sql`update pictures set placeholder = ''`.execute(db);
  await db.schema.alterTable("videos").dropColumn("featured").execute();
}
