import type { Kysely } from "kysely";
import { eraseTranslations } from "./helpers";

/** Names of results can be written in other scripts: they are erased with the result. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await eraseTranslations(db, "toppers");
}
