import type { Kysely } from "kysely";
import { execute, identity, raiseRevision } from "../helpers";

export async function createSiteTables(db: Kysely<unknown>): Promise<void> {
  // Raised by triggers with every change of public content, whichever code or process makes it.
  await execute(
    db,
    "create table content_revision (revision integer not null)",
    "insert into content_revision (revision) values (1)",
  );
  // Row counts kept by triggers: counting 100,000 rows for a page is slow.
  await execute(db, "create table tallies (name text primary key, value integer not null)");

  await execute(
    db,
    "create table settings (name text primary key, value text not null default '')",
    "create table look_files (name text primary key, kind text not null, data text not null)",
    `create table starter_marks (
      source text not null,
      key text not null,
      constraint starter_marks_key primary key (source, key)
    )`,
    // The default logo is a sample too.
    "insert into starter_marks (source, key) values ('settings', 'logo')",
  );
  for (const table of ["settings", "look_files", "starter_marks"]) await raiseRevision(db, table);

  await execute(
    db,
    `create table site_identity (
      id integer primary key,
      identity text not null,
      sample_content text not null default '',
      has_facilities integer not null default 0,
      created_at text not null
    )`,
    "create table site_hosts (host text primary key, seen_at text not null)",
    `create table clock_spells (
      id ${identity},
      began_at text not null,
      last_beat_at text not null,
      doubt text not null default '',
      confirmed_at text not null default ''
    )`,
    `create table problems (
      source text not null,
      key text not null,
      words text not null,
      first_at text not null,
      last_at text not null,
      constraint problems_key primary key (source, key)
    )`,
  );

  await execute(
    db,
    `create table imports (
      source text not null,
      kind text not null,
      key text not null,
      imported_at text not null,
      fingerprint text not null default '',
      born text not null default '',
      constraint imports_key primary key (source, kind, key)
    )`,
    `create table backups (
      id ${identity},
      name text not null default '',
      state text not null,
      asked_by text not null default '',
      started_at text not null,
      lease_until text not null default '',
      finished_at text,
      bytes integer not null default 0,
      problem text not null default '',
      copied_at text,
      copy_problem text not null default ''
    )`,
    "create index backups_by_state on backups (state, started_at, id)",
  );

  // Prevents that a restored backup brings erased records back; contains none of their content.
  await execute(
    db,
    `create table erasures (
      id ${identity},
      kind text not null,
      record_id integer not null,
      came_in_at text not null,
      erased_at text not null,
      constraint erasures_record unique (kind, record_id, came_in_at)
    )`,
    "create table erased_files (name text primary key, erased_at text not null)",
  );
}
