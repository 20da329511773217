import type { Kysely } from "kysely";
import {
  createRecordTable,
  execute,
  identity,
  noteErasedFiles,
  noteErasures,
  releasePicture,
} from "./helpers";

/** Pages that the school writes itself, with their files and former addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRecordTable(db, "pages", {
    texts: ["title", "details", "address", "menu", "menu_label"],
    columns: ["position integer not null default 0"],
    published: true,
    searched: ["title", "details"],
    translated: true,
    versioned: "page",
  });
  await keepAddresses(db);
  await createPageFiles(db);
}

async function keepAddresses(db: Kysely<unknown>): Promise<void> {
  await execute(
    db,
    "create index pages_by_address on pages (address)",
    `create table page_addresses (
      address text primary key,
      page_id integer not null references pages (id) on delete cascade
    )`,
    "create index page_addresses_by_page on page_addresses (page_id)",
    `create trigger page_address_update after update of address on pages
     when old.address <> new.address begin
      delete from page_addresses where address in (old.address, new.address);
      insert into page_addresses (address, page_id) values (old.address, old.id);
    end`,
    // A hidden menu entry follows a page to its new address.
    `create trigger page_menu_follows after update of address on pages
     when old.address <> new.address begin
      update settings
        set value = trim(replace(' ' || value || ' ', ' /' || old.address || ' ', ' /' || new.address || ' '))
        where name = 'hidden_menu';
    end`,
    "drop trigger facility_restored",
  );
  // A record can lose its address to another one while it is in the trash.
  for (const [name, table, other] of [
    ["facility", "facilities", "pages"],
    ["page", "pages", "facilities"],
  ]) {
    const taken = (from: string | undefined) =>
      `exists (select 1 from ${from} where address = new.address and deleted_at is null`;
    await execute(
      db,
      `create trigger ${name}_restored after update of deleted_at on ${table}
       when new.deleted_at is null and (${taken(table)} and id <> new.id) or ${taken(other)}))
       begin
        update ${table} set address = new.address || '-' || new.id where id = new.id;
      end`,
    );
  }
}

/** A file without a page belongs to an unsaved form with `form_key`, as in `notice_files`. */
async function createPageFiles(db: Kysely<unknown>): Promise<void> {
  await execute(
    db,
    `create table page_files (
      id ${identity},
      page_id integer references pages (id) on delete cascade,
      form_key text not null default '',
      staff_id integer not null,
      picture_id integer references pictures (id),
      document text not null default '',
      slug text not null default '',
      title text not null default '',
      original_name text not null default '',
      bytes integer not null,
      pages integer,
      position integer not null,
      sha256 text not null default '',
      created_at text not null
    )`,
    "create index page_files_by_page on page_files (page_id, position)",
    `create unique index page_files_address on page_files (page_id, slug)
     where page_id is not null and slug <> ''`,
    "create unique index page_files_of_form on page_files (form_key, sha256) where form_key <> ''",
    "create index page_files_by_document on page_files (document)",
    "create index page_files_by_picture on page_files (picture_id)",
    "create index page_files_waiting on page_files (staff_id, created_at) where page_id is null",
    `create trigger picture_page_files_delete after delete on page_files
     when old.picture_id is not null begin ${releasePicture} end`,
  );
  await noteErasures(db, "page_files", { when: "old.page_id is not null" });
  await noteErasedFiles(db, "page_files", "old.document", { when: "old.document <> ''" });
  const pages = {
    insert: "new.page_id",
    update: "coalesce(new.page_id, old.page_id)",
    delete: "old.page_id",
  };
  for (const [event, page] of Object.entries(pages)) {
    await execute(
      db,
      `create trigger revision_page_files_${event} after ${event} on page_files
       when ${page} is not null begin update content_revision set revision = revision + 1; end`,
    );
  }
}
