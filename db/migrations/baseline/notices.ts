import type { Kysely } from "kysely";
import {
  addWords,
  createRecordTable,
  createWordIndex,
  execute,
  followRow,
  identity,
  keepTally,
  noteErasedFiles,
  noteErasures,
  releasePicture,
  removeWords,
} from "../helpers";
import { markSign } from "./texts";

export async function createNoticeTables(db: Kysely<unknown>): Promise<void> {
  await createRecordTable(db, "notices", {
    texts: ["title", "event_date", "event_time"],
    columns: [
      "details text not null",
      "date text not null",
      "category text not null",
      "priority text not null",
      "pinned_until text",
    ],
    published: true,
    translated: true,
  });
  await execute(
    db,
    "create index notices_newest_in_category on notices (deleted_at, category, created_at, id)",
    "create index notices_on_site_in_category on notices (deleted_at, ends_at, category, published_at, id)",
    "create index notices_by_date on notices (deleted_at, ends_at, date, published_at)",
    "create index notices_by_date_in_category on notices (deleted_at, ends_at, category, date, published_at)",
    "create index notices_pinned on notices (pinned_until) where pinned_until is not null",
  );
  await keepTally(
    db,
    "lasting_notices",
    "notices",
    (row) => `${row}.deleted_at is null and ${row}.published_at is not null and ${row}.ends_at is null`,
  );
  await createNoticeFiles(db);
  await indexNotices(db);
}

/** A file without a notice belongs to an unsaved form with `form_key`. */
async function createNoticeFiles(db: Kysely<unknown>): Promise<void> {
  await execute(
    db,
    `create table notice_files (
      id ${identity},
      notice_id integer references notices (id) on delete cascade,
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
    "create index notice_files_by_notice on notice_files (notice_id, position)",
    `create unique index notice_files_address on notice_files (notice_id, slug)
     where notice_id is not null and slug <> ''`,
    // One form stores a file once, however often it is sent.
    "create unique index notice_files_of_form on notice_files (form_key, sha256) where form_key <> ''",
    "create index notice_files_by_document on notice_files (document)",
    "create index notice_files_by_picture on notice_files (picture_id)",
    "create index notice_files_waiting on notice_files (staff_id, created_at) where notice_id is null",
    `create trigger picture_notice_files_delete after delete on notice_files
     when old.picture_id is not null begin ${releasePicture} end`,
  );
  await noteErasures(db, "notice_files", { when: "old.notice_id is not null" });
  await noteErasedFiles(db, "notice_files", "old.document", { when: "old.document <> ''" });
  const notices = {
    insert: "new.notice_id",
    update: "coalesce(new.notice_id, old.notice_id)",
    delete: "old.notice_id",
  };
  for (const [event, notice] of Object.entries(notices)) {
    await execute(
      db,
      `create trigger revision_notice_files_${event} after ${event} on notice_files
       when ${notice} is not null begin update content_revision set revision = revision + 1; end`,
    );
  }
  await execute(
    db,
    `create table notice_previews (
      form_key text primary key,
      staff_id integer not null,
      fields text not null,
      created_at text not null
    )`,
  );
}

/** Category and month are index terms, so that filter and search are one query. */
async function indexNotices(db: Kysely<unknown>): Promise<void> {
  const columns = ["title", "details", "files", "marks"];
  const folded = ["title", "details", "files"].map((column) => `fold(${column}) as ${column}`);
  const marks = `${markSign} || category || ' ' || ${markSign} || replace(substr(created_at, 1, 7), '-', '')`;
  const files = `coalesce((select group_concat(title || ' ' || original_name, ' ') from
    (select title, original_name from notice_files where notice_id = notices.id order by id)), '')`;
  await execute(
    db,
    `create view notices_search_words as select id, ${folded.join(", ")}, marks from
     (select id, title, details, ${files} as files, ${marks} as marks from notices)`,
  );
  await createWordIndex(
    db,
    "notices_search",
    `${columns.join(", ")}, content='notices_search_words', content_rowid='id'`,
  );
  await followRow(db, "notices", columns, ["title", "details", "category", "created_at"]);
  const events = {
    insert: ["insert", "new.notice_id"],
    update: ["update of notice_id, title, original_name", "old.notice_id, new.notice_id"],
    delete: ["delete", "old.notice_id"],
  };
  for (const [name, [event, ids]] of Object.entries(events)) {
    await execute(
      db,
      `create trigger notices_search_files_before_${name} before ${event} on notice_files
       begin ${removeWords("notices", columns, String(ids))} end`,
      `create trigger notices_search_files_${name} after ${event} on notice_files
       begin ${addWords("notices", columns, String(ids))} end`,
    );
  }
}
