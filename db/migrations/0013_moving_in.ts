import type { Kysely } from "kysely";
import { execute, identity } from "./helpers";

/** Imports of old sites with the records that they created, and redirects of old addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await execute(
    db,
    `create table import_runs (
      id ${identity},
      source text not null,
      reader text not null,
      state text not null,
      done integer not null default 0,
      expected integer not null default 0,
      offer text not null default '',
      problem text not null default '',
      started_at text not null,
      finished_at text
    )`,
    `create table imported_records (
      id ${identity},
      run_id integer references import_runs (id) on delete set null,
      source text not null,
      list text not null,
      key text not null,
      fingerprint text not null default '',
      born text not null default '',
      state text not null,
      kind text not null default '',
      record_id integer,
      hash text not null default '',
      posted_at text not null default '',
      is_draft integer not null default 0,
      title text not null default '',
      old_address text not null default '',
      reason text not null default '',
      imported_at text not null,
      constraint imported_records_key unique (source, list, key)
    )`,
    "create index imported_records_of_run on imported_records (run_id, state, id)",
    "create index imported_records_held on imported_records (run_id) where state = 'held' and is_draft = 0",
    "create index imported_records_by_record on imported_records (kind, record_id) where record_id is not null",
    `insert into imported_records (source, list, key, fingerprint, born, state, imported_at)
      select source, kind, key, fingerprint, born, 'published', imported_at from imports`,
    "drop table imports",
    `create table redirects (
      id ${identity},
      address text not null collate nocase,
      target text not null default '',
      kind text not null default '',
      record_id integer,
      run_id integer references import_runs (id) on delete set null,
      created_by text not null default '',
      hits integer not null default 0,
      created_at text not null,
      constraint redirects_address unique (address)
    )`,
    "create index redirects_newest on redirects (created_at, id)",
    "create index redirects_by_record on redirects (kind, record_id) where record_id is not null",
    `create table missing_addresses (
      address text primary key,
      visits integer not null,
      last_at text not null
    )`,
  );
}
