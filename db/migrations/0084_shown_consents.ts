import type { Kysely } from "kysely";
import { raiseRevision } from "./helpers";

/** Whether a result is shown with its name depends on its consents: kept pages are made anew when one comes or goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await raiseRevision(db, "consents");
}
