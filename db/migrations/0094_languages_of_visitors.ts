import type { Kysely } from "kysely";
import { textOrEmpty } from "./columns";

/** The code of the language in which somebody wrote to the school, applied, or asked for the newsletter; empty for English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["messages", "resumes", "subscribers"]) {
    await db.schema.alterTable(table).addColumn("language", "text", textOrEmpty).execute();
  }
}
