import type { Kysely } from "kysely";
import { execute, identity, noteErasures } from "./helpers";

/** Phones that get notices as push messages, and the messages; recordings among the files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await execute(
    db,
    `create table push_phones (
      id ${identity},
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      site_key text not null,
      language text not null default '',
      categories text not null default '',
      failures integer not null default 0,
      created_at text not null,
      renewed_at text not null
    )`,
    `create table push_messages (
      id ${identity},
      is_urgent integer not null,
      created_at text not null
    )`,
    `create table push_notices (
      notice_id integer primary key references notices (id) on delete cascade,
      message_id integer references push_messages (id) on delete set null,
      reached integer not null default 0
    )`,
    "create index push_notices_by_message on push_notices (message_id)",
    `create table push_sends (
      id ${identity},
      message_id integer not null references push_messages (id) on delete cascade,
      phone_id integer not null references push_phones (id) on delete cascade,
      state text not null default 'waiting',
      attempts integer not null default 0,
      next_attempt_at text not null,
      claimed_at text,
      last_error text not null default '',
      constraint push_sends_once unique (message_id, phone_id)
    )`,
    "create index push_sends_due on push_sends (state, id)",
    "create index push_sends_by_phone on push_sends (phone_id)",
  );
  await noteErasures(db, "push_phones");
  await execute(
    db,
    "alter table notice_files add column seconds integer",
    "alter table notice_files add column language text not null default ''",
  );
}
