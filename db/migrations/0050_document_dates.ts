import type { Kysely } from "kysely";
import { textOrEmpty } from "./columns";

/** From when and until when a public document is valid, as days, where that is known; and what its file was called. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("disclosures").addColumn("valid_from", "text").execute();
  await db.schema.alterTable("disclosures").addColumn("valid_until", "text").execute();
  await db.schema.alterTable("disclosures").addColumn("original_name", "text", textOrEmpty).execute();
}
