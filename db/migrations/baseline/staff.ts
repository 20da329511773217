import type { Kysely } from "kysely";
import { execute, identity, noteErasures } from "../helpers";

export async function createStaffTables(db: Kysely<unknown>): Promise<void> {
  await execute(
    db,
    `create table staff (
      id ${identity},
      username text not null unique,
      password_hash text not null,
      role text not null default 'administrator',
      language text not null default '',
      created_at text not null
    )`,
  );
  await noteErasures(db, "staff");

  await execute(
    db,
    `create table sessions (
      id_hash text primary key,
      staff_id integer not null references staff (id) on delete cascade,
      created_at text not null,
      last_seen_at text not null,
      remember integer not null,
      browser text not null default '',
      network text not null default '',
      proved_at text
    )`,
    "create index sessions_by_staff on sessions (staff_id)",
    "create index sessions_by_age on sessions (created_at)",
    `create table password_links (
      token_hash text primary key,
      staff_id integer not null unique references staff (id) on delete cascade,
      expires_at text not null
    )`,
    `create table second_steps (
      staff_id integer primary key references staff (id) on delete cascade,
      secret text not null,
      last_time_step integer not null,
      created_at text not null
    )`,
    `create table recovery_codes (
      id ${identity},
      staff_id integer not null references staff (id) on delete cascade,
      code_hash text not null,
      used_at text
    )`,
    "create index recovery_codes_by_staff on recovery_codes (staff_id, code_hash)",
    `create table passkeys (
      id text primary key,
      staff_id integer not null references staff (id) on delete cascade,
      name text not null,
      public_key text not null,
      counter integer not null,
      transports text not null default '',
      created_at text not null,
      last_used_at text
    )`,
    "create index passkeys_by_staff on passkeys (staff_id)",
    "create table rate_limits (key text primary key, free_at text not null)",
    "create index rate_limits_past on rate_limits (free_at)",
  );

  await execute(
    db,
    "create table submissions (key text primary key, result text not null, created_at text not null)",
    "create index submissions_by_age on submissions (created_at)",
    `create table parked_forms (
      id text primary key,
      staff_id integer not null references staff (id) on delete cascade,
      path text not null,
      fields text not null,
      created_at text not null
    )`,
    "create index parked_forms_by_staff on parked_forms (staff_id, created_at)",
  );

  await execute(
    db,
    `create table activity (
      id ${identity},
      at text not null,
      staff_name text not null,
      verb text not null,
      kind text not null default '',
      count integer not null default 1,
      subject text not null default '',
      topic text not null default 'content',
      network text not null default '',
      changes text not null default '',
      record_id integer,
      times integer not null default 1,
      last_at text not null default '',
      merge_key text
    )`,
    "create index activity_by_time on activity (at)",
    "create index activity_by_staff on activity (staff_name, id)",
    "create index activity_by_topic on activity (topic, id)",
    "create index activity_by_subject on activity (subject)",
    "create unique index activity_by_merge_key on activity (merge_key) where merge_key is not null",
  );

  await execute(
    db,
    `create table undo_steps (
      key text primary key,
      step text not null,
      created_at text not null
    )`,
    "create index undo_steps_by_time on undo_steps (created_at)",
  );
}
