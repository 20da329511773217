import type { Kysely } from "kysely";
import { execute, identity, noteErasedFiles, noteErasures, raiseRevision } from "../helpers";

export async function createPictureTables(db: Kysely<unknown>): Promise<void> {
  await execute(
    db,
    `create table pictures (
      id ${identity},
      stem text not null unique,
      width integer not null,
      height integer not null,
      placeholder text not null default '',
      avif integer not null default 0,
      created_at text not null
    )`,
  );
  await raiseRevision(db, "pictures");
  await noteErasures(db, "pictures");
  await noteErasedFiles(db, "pictures", "old.stem");
  // A restore gives an erased picture another stem (app/backup/erase-again.server.ts).
  await noteErasedFiles(db, "pictures", "old.stem", {
    trigger: "erased_file_pictures_update",
    event: "update of stem",
    when: "old.stem <> new.stem",
  });

  // A table of its own: attempts and claims do not change a public page.
  await execute(
    db,
    "create table pictures_to_check (picture_id integer primary key)",
    `create table avif_jobs (
      picture_id integer primary key references pictures (id) on delete cascade,
      attempts integer not null default 0,
      postponed integer not null default 0,
      next_attempt_at text not null,
      claimed_until text not null default '',
      last_error text not null default ''
    )`,
    "create index avif_jobs_due on avif_jobs (next_attempt_at, picture_id)",
    `create trigger avif_job_of_picture after insert on pictures when new.avif = 0 begin
      insert into avif_jobs (picture_id, next_attempt_at) values (new.id, new.created_at);
    end`,
  );

  await execute(
    db,
    `create table picture_originals (
      id ${identity},
      picture_id integer not null unique references pictures (id) on delete cascade,
      file text not null,
      areas text not null default '',
      created_at text not null
    )`,
    "create index picture_originals_by_file on picture_originals (file)",
  );
  await noteErasures(db, "picture_originals");
  await noteErasedFiles(db, "picture_originals", "old.file");
}
