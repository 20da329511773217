import type { Kysely } from "kysely";
import { createRecordTable, execute } from "../helpers";

const position = "position integer not null";

export async function createContentTables(db: Kysely<unknown>): Promise<void> {
  await createRecordTable(db, "calendar_entries", {
    columns: [
      "date text not null",
      "last_date text not null default ''",
      "title text not null",
      "kind text not null",
    ],
    searched: ["title"],
    translated: true,
  });
  await execute(
    db,
    "create index calendar_entries_by_date on calendar_entries (deleted_at, date)",
    "create index calendar_entries_by_last_date on calendar_entries (last_date) where deleted_at is null",
  );
  await createRecordTable(db, "jobs", {
    texts: ["title", "details"],
    published: true,
    searched: ["title", "details"],
    translated: true,
  });
  await createRecordTable(db, "toppers", {
    texts: ["name", "marks", "std"],
    pictured: true,
    searched: ["name", "marks", "std"],
  });
  await createRecordTable(db, "faculty", {
    texts: ["name", "title", "subject", "details"],
    pictured: true,
    columns: ["position integer not null default 0"],
    searched: ["name", "title", "details"],
    translated: true,
  });
  await createRecordTable(db, "testimonials", {
    texts: ["name", "details"],
    pictured: true,
    searched: ["name", "details"],
  });
  await createAlbums(db);
  await createHomePage(db);
  await createFacilities(db);
}

async function createAlbums(db: Kysely<unknown>): Promise<void> {
  await createRecordTable(db, "albums", {
    texts: ["name", "details"],
    columns: ["date text not null", "cover_id integer"],
    searched: ["name", "details"],
    translated: true,
  });
  await execute(db, "create index albums_by_date on albums (deleted_at, date, id)");
  // `moved_…` is where a photo was before its last move, so that the move can be undone.
  await createRecordTable(db, "photos", {
    texts: ["title", "description", "alt", "sha256"],
    pictured: true,
    columns: [
      "album_id integer references albums (id) on delete set null",
      "place integer not null default 0",
      "moved_at text",
      "moved_from integer",
      "moved_place integer",
    ],
    searched: ["title", "description"],
    translated: true,
  });
  await execute(
    db,
    "create index photos_in_album on photos (album_id, place, id) where album_id is not null",
    "create index photos_moved on photos (moved_at) where moved_at is not null",
  );
  await createRecordTable(db, "videos", {
    texts: ["title", "description", "duration", "category", "video_id"],
    pictured: true,
    columns: ["views integer", "published_on text", position],
    searched: ["title", "description", "category"],
    translated: true,
  });
}

async function createHomePage(db: Kysely<unknown>): Promise<void> {
  await createRecordTable(db, "popups", {
    texts: ["title", "description", "link_label", "link_url"],
    pictured: true,
    published: true,
    searched: ["title", "description"],
    translated: true,
  });
  await createRecordTable(db, "slides", {
    texts: ["title", "subtitle", "description"],
    pictured: true,
    columns: [position],
    published: true,
    translated: true,
  });
  await createRecordTable(db, "programs", {
    texts: ["title", "grades", "details", "subjects"],
    columns: [position],
    translated: true,
    versioned: "program",
  });
  await createRecordTable(db, "amenities", {
    texts: ["label", "icon"],
    columns: [position],
    translated: true,
    versioned: "amenity",
  });
  await createRecordTable(db, "facility_cards", {
    texts: ["title", "description", "features", "opens"],
    pictured: true,
    columns: [position],
    translated: true,
    versioned: "facility card",
  });
}

async function createFacilities(db: Kysely<unknown>): Promise<void> {
  await createRecordTable(db, "facilities", {
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
    columns: [position],
    searched: ["title", "lead", "details", "tags"],
    translated: true,
    versioned: "facility",
  });
  await execute(
    db,
    "create index facilities_by_address on facilities (address)",
    `create table facility_addresses (
      address text primary key,
      facility_id integer not null references facilities (id) on delete cascade
    )`,
    "create index facility_addresses_by_facility on facility_addresses (facility_id)",
    `create trigger facility_address_update after update of address on facilities
     when old.address <> new.address begin
      delete from facility_addresses where address in (old.address, new.address);
      insert into facility_addresses (address, facility_id) values (old.address, old.id);
    end`,
    // A facility can lose its address to another one while it is in the trash.
    `create trigger facility_restored after update of deleted_at on facilities
     when new.deleted_at is null and exists (
      select 1 from facilities where address = new.address and deleted_at is null and id <> new.id)
     begin
      update facilities set address = new.address || '-' || new.id where id = new.id;
    end`,
    // Cards and hidden menu entries follow a facility to its new address.
    `create trigger facility_cards_follow after update of address on facilities
     when old.address <> new.address begin
      update facility_cards set opens = '/' || new.address where opens = '/' || old.address;
      update settings
        set value = trim(replace(' ' || value || ' ', ' /' || old.address || ' ', ' /' || new.address || ' '))
        where name = 'hidden_menu';
    end`,
  );
}
