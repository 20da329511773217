import { type Kysely, sql } from "kysely";
import { required } from "./columns";
import { createKeptTable } from "./helpers";

/**
 * The facilities, which were fixed until now, and whether a site has been given what it showed of them. Every address
 * that one had before is noted, so that links go on leading to it; triggers do it, so that no code path can forget it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createKeptTable(db, "facilities", {
    texts: [
      "title",
      "lead",
      "details",
      "tags",
      "photos",
      "address",
      "menu_label",
      "beside",
      "beside_place",
      "footer_label",
      "sample_photos",
    ],
    more: (table) => table.addColumn("position", "integer", required),
    searched: ["title", "lead", "details", "tags"],
  });
  await sql`create index facilities_by_address on facilities (address)`.execute(db);
  await db.schema
    .createTable("facility_addresses")
    .addColumn("address", "text", (column) => column.primaryKey())
    .addColumn("facility_id", "integer", (column) =>
      column.notNull().references("facilities.id").onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createIndex("facility_addresses_by_facility")
    .on("facility_addresses")
    .column("facility_id")
    .execute();
  await sql`
    create trigger facility_address_update after update of address on facilities when old.address <> new.address begin
      delete from facility_addresses where address in (old.address, new.address);
      insert into facility_addresses (address, facility_id) values (old.address, old.id);
    end`.execute(db);
  // Another one took its address while it was in the trash.
  await sql`
    create trigger facility_restored after update of deleted_at on facilities
    when new.deleted_at is null and exists (
      select 1 from facilities where address = new.address and deleted_at is null and id <> new.id)
    begin
      update facilities set address = new.address || '-' || new.id where id = new.id;
    end`.execute(db);
  // What they said before goes with them.
  for (const [table, key] of [
    ["facilities", "facility"],
    ["programs", "program"],
  ]) {
    await sql
      .raw(`
      create trigger ${table}_texts after delete on ${table} begin
        delete from text_versions where name = '${key}:' || old.id;
      end`)
      .execute(db);
  }
  await sql`alter table site_identity add column has_facilities integer not null default 0`.execute(db);
}
