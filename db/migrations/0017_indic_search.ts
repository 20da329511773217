import { type Kysely, sql } from "kysely";
import { indexWords } from "./helpers";

/** What staff can search in, as it was when the indexes were made (migration 0004). */
const indexed: Record<string, string[]> = {
  notices: ["title", "details"],
  jobs: ["title", "details"],
  photos: ["title", "description"],
  toppers: ["name", "marks", "std"],
  faculty: ["name", "title", "details"],
  testimonials: ["name", "details"],
  popups: ["title", "description"],
  videos: ["title", "description", "category"],
  calendar_entries: ["title"],
  resumes: ["original_name"],
  messages: ["first_name", "last_name", "phone", "email", "message"],
  subscribers: ["email"],
};

/** Tables that hold what persons wrote to the school: their index forgets the words of a deleted row at once (0008). */
const personal = ["messages", "resumes", "subscribers"];

/** The words of Indian scripts are indexed with their vowel signs, and alike however they are encoded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(indexed)) {
    const index = `${table}_search`;
    for (const deed of ["insert", "update", "delete"]) {
      await sql.raw(`drop trigger ${index}_${deed}`).execute(db);
    }
    await sql.raw(`drop table ${index}`).execute(db);
    await indexWords(db, table, columns);
  }
  for (const table of personal) {
    const index = `${table}_search`;
    await sql.raw(`insert into ${index} (${index}, rank) values ('secure-delete', 1)`).execute(db);
  }
}
