import type { Kysely } from "kysely";
import { textOrEmpty } from "./columns";

/** The code of the language in which somebody asked to take something down; empty for English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("take_downs").addColumn("language", "text", textOrEmpty).execute();
}
