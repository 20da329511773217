import type { Kysely } from "kysely";
import { textOrEmpty } from "./columns";

/** A pop-up may lead somewhere: the words of its button, and the address that it opens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("popups").addColumn("link_label", "text", textOrEmpty).execute();
  await db.schema.alterTable("popups").addColumn("link_url", "text", textOrEmpty).execute();
}
