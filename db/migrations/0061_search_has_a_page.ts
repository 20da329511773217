import { type Kysely, sql } from "kysely";

/** A facility at the address that the search has from now on gets its number behind it, and its card goes along (as in 0054). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update facility_cards set opens = opens || '-' || (select id from facilities where address = 'search')
    where opens = '/search' and exists (select 1 from facilities where address = 'search')`.execute(db);
  await sql`update facilities set address = address || '-' || id where address = 'search'`.execute(db);
}
