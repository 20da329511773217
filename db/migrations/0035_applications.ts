import { type Kysely, sql } from "kysely";
import { newApplicationNumber } from "../application-number";
import { textOrEmpty } from "./columns";
import { indexWords } from "./helpers";

/**
 * A resume says whose it is and for which post, how far it has come, and has a number by which its owner can ask. Those of
 * before have no name, and get a number too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ["name", "phone", "email", "post", "note"]) {
    await db.schema.alterTable("resumes").addColumn(name, "text", textOrEmpty).execute();
  }
  await db.schema
    .alterTable("resumes")
    .addColumn("status", "text", (column) => column.notNull().defaultTo("new"))
    .execute();
  await db.schema.alterTable("resumes").addColumn("number", "text").execute();
  const { rows } = await sql<{ id: number }>`select id from resumes`.execute(db);
  const numbers = new Set<string>();
  while (numbers.size < rows.length) numbers.add(newApplicationNumber());
  for (const [index, number] of [...numbers].entries()) {
    await sql`update resumes set number = ${number} where id = ${rows[index]?.id}`.execute(db);
  }
  await sql`create unique index resumes_by_number on resumes (number) where number is not null`.execute(db);
  await sql`create index resumes_by_status on resumes (status, id)`.execute(db);
  await sql`create index resumes_by_post on resumes (post, id)`.execute(db);
  await indexAgain(db);
}

/** The words of a resume with whose it is; a deleted row's are forgotten at once (as migration 0008 says). */
async function indexAgain(db: Kysely<unknown>): Promise<void> {
  for (const deed of ["insert", "delete", "remove", "update"]) {
    await sql.raw(`drop trigger resumes_search_${deed}`).execute(db);
  }
  await sql`drop table resumes_search`.execute(db);
  await sql`drop view resumes_search_words`.execute(db);
  await indexWords(db, "resumes", ["original_name", "name", "phone", "email", "post"]);
  await sql`insert into resumes_search (resumes_search, rank) values ('secure-delete', 1)`.execute(db);
}
