import { type Kysely, sql } from "kysely";
import { required } from "./columns";
import { createKeptTable } from "./helpers";

/**
 * The facility cards of the home page, which were fixed until now, and whether a site has been given those that it showed.
 * A card that opens a facility goes along when the facility gets another address, and so does an entry of the menu that
 * is hidden.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createKeptTable(db, "facility_cards", {
    texts: ["title", "description", "features", "opens"],
    pictured: true,
    more: (table) => table.addColumn("position", "integer", required),
  });
  await sql`
    create trigger facility_cards_follow after update of address on facilities when old.address <> new.address begin
      update facility_cards set opens = '/' || new.address where opens = '/' || old.address;
      update settings
        set value = trim(replace(' ' || value || ' ', ' /' || old.address || ' ', ' /' || new.address || ' '))
        where name = 'hidden_menu';
    end`.execute(db);
  await sql`alter table site_identity add column has_facility_cards integer not null default 0`.execute(db);
}
