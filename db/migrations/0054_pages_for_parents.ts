import { type Kysely, sql } from "kysely";
import { textOrEmpty } from "./columns";

/** Addresses that the site has pages of its own at from now on. */
const taken = ["admission", "fees", "year-calendar", "timings", "staff-directory"];

/**
 * A public document may stand on another page than that of the mandatory public disclosure. A facility whose address is now
 * that of a page gets its number behind it, as one that comes back from the trash does; its card goes along.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("disclosures").addColumn("page", "text", textOrEmpty).execute();
  for (const address of taken) {
    await sql`
      update facility_cards set opens = opens || '-' || (select id from facilities where address = ${address})
      where opens = ${`/${address}`} and exists (select 1 from facilities where address = ${address})`.execute(
      db,
    );
    await sql`update facilities set address = address || '-' || id where address = ${address}`.execute(db);
  }
}
