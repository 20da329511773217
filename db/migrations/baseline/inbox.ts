import type { Kysely } from "kysely";
import {
  execute,
  identity,
  indexWords,
  keepTally,
  noteErasedFiles,
  noteErasures,
  now,
  raiseRevision,
} from "../helpers";

export async function createInboxTables(db: Kysely<unknown>): Promise<void> {
  await createMessages(db);
  await createResumes(db);
  await createNewsletter(db);
  await createTakeDowns(db);
  await createConsents(db);
  await execute(
    db,
    `create table alert_mails (
      id ${identity},
      key text not null unique,
      recipient text not null default '',
      resume_id integer references resumes (id) on delete cascade,
      subscriber_id integer references subscribers (id) on delete cascade,
      subject text not null,
      text text not null,
      created_at text not null,
      attempts integer not null default 0,
      next_attempt_at text not null,
      last_error text not null default '',
      sent_at text
    )`,
  );
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await execute(
    db,
    `create table messages (
      id ${identity},
      form text not null default 'contact',
      first_name text not null default '',
      last_name text not null default '',
      phone text not null default '',
      email text not null default '',
      message text not null,
      language text not null default '',
      created_at text not null,
      read_at text,
      answered_at text,
      answered_by text not null default '',
      answer_note text not null default ''
    )`,
    "create index messages_by_form on messages (form, id)",
    "create index messages_unread on messages (id) where read_at is null",
    "create index messages_unanswered on messages (id, created_at) where answered_at is null",
  );
  await indexWords(db, "messages", ["first_name", "last_name", "phone", "email", "message"]);
  await noteErasures(db, "messages");
  await keepTally(db, "unread_messages", "messages", (row) => `${row}.read_at is null`);
  await keepTally(db, "unanswered_messages", "messages", (row) => `${row}.answered_at is null`);
  await execute(
    db,
    `create table outgoing_mails (
      id ${identity},
      message_id integer not null references messages (id) on delete cascade,
      attempts integer not null,
      next_attempt_at text not null,
      last_error text not null default '',
      sent_at text
    )`,
    "create index outgoing_mails_due on outgoing_mails (sent_at, next_attempt_at)",
    `create table reply_templates (
      id ${identity},
      name text not null,
      text text not null default '',
      updated_at text not null
    )`,
  );
}

async function createResumes(db: Kysely<unknown>): Promise<void> {
  await execute(
    db,
    `create table resumes (
      id ${identity},
      number text,
      name text not null default '',
      phone text not null default '',
      email text not null default '',
      post text not null default '',
      status text not null default 'new',
      note text not null default '',
      language text not null default '',
      original_name text not null,
      file_name text not null unique,
      file_type text not null,
      file_size integer not null,
      scan text not null default 'none',
      uploaded_at text not null,
      received_at text,
      erase_on text
    )`,
    "create unique index resumes_by_number on resumes (number) where number is not null",
    "create index resumes_newest on resumes (uploaded_at, id)",
    "create index resumes_by_arrival on resumes (received_at)",
    "create index resumes_by_status on resumes (status, id)",
    "create index resumes_by_post on resumes (post, id)",
    "create index resumes_to_erase on resumes (erase_on, id) where erase_on is not null",
  );
  await indexWords(db, "resumes", ["original_name", "name", "phone", "email", "post"]);
  await noteErasures(db, "resumes", { arrival: "uploaded_at" });
  await noteErasedFiles(db, "resumes", "old.file_name");
  await keepTally(db, "resumes", "resumes");
}

async function createNewsletter(db: Kysely<unknown>): Promise<void> {
  await execute(
    db,
    `create table subscribers (
      id ${identity},
      email text not null unique,
      token text not null unique,
      language text not null default '',
      created_at text not null,
      asked_at text,
      confirmed_at text,
      bounced_at text
    )`,
    `create index subscribers_asked on subscribers (asked_at)
     where confirmed_at is null and asked_at is not null`,
  );
  await indexWords(db, "subscribers", ["email"]);
  await noteErasures(db, "subscribers");
  await keepTally(db, "subscribers", "subscribers");
  // A send outlives the address it went to: the numbers of an issue stay right.
  await execute(
    db,
    `create table newsletter_issues (
      id ${identity},
      day text not null unique,
      notices integer not null,
      recipients integer not null default 0,
      created_at text not null
    )`,
    `create table newsletter_notices (
      notice_id integer primary key references notices (id) on delete cascade,
      issue_id integer references newsletter_issues (id) on delete set null
    )`,
    "create index newsletter_notices_by_issue on newsletter_notices (issue_id)",
    `create table newsletter_sends (
      id ${identity},
      issue_id integer not null references newsletter_issues (id) on delete cascade,
      subscriber_id integer references subscribers (id) on delete set null,
      state text not null default 'waiting',
      attempts integer not null default 0,
      next_attempt_at text not null,
      claimed_at text,
      last_error text not null default '',
      constraint newsletter_sends_once unique (issue_id, subscriber_id)
    )`,
    "create index newsletter_sends_due on newsletter_sends (state, id)",
    "create index newsletter_sends_by_subscriber on newsletter_sends (subscriber_id)",
  );
}

/** Triggers update the state if a record is restored or erased elsewhere. */
async function createTakeDowns(db: Kysely<unknown>): Promise<void> {
  await execute(
    db,
    `create table take_downs (
      id ${identity},
      kind text not null,
      record_id integer not null,
      name text not null,
      relation text not null,
      phone text not null default '',
      email text not null default '',
      reason text not null default '',
      language text not null default '',
      state text not null,
      created_at text not null,
      decided_at text,
      decided_by text not null default ''
    )`,
    "create index take_downs_by_record on take_downs (kind, record_id, state)",
    "create index take_downs_open on take_downs (id) where state in ('hidden', 'waiting')",
  );
  await indexWords(db, "take_downs", ["name", "phone", "email", "reason"]);
  await noteErasures(db, "take_downs");
  const subjects = { photos: "photo", toppers: "topper", testimonials: "testimonial" };
  for (const [table, kind] of Object.entries(subjects)) {
    const ofRecord = `kind = '${kind}' and record_id = old.id`;
    await execute(
      db,
      `create trigger take_down_${table}_back after update of deleted_at on ${table}
       when old.deleted_at is not null and new.deleted_at is null begin
        update take_downs set state = 'restored', decided_at = ${now} where ${ofRecord} and state = 'hidden';
      end`,
      `create trigger take_down_${table}_erased after delete on ${table} begin
        update take_downs set state = 'erased', decided_at = ${now}
        where ${ofRecord} and state in ('hidden', 'waiting');
      end`,
    );
  }
}

/** Consents to publish a child's face or name; they are erased with their record. */
async function createConsents(db: Kysely<unknown>): Promise<void> {
  await execute(
    db,
    `create table consents (
      id ${identity},
      kind text not null,
      record_id integer not null,
      given_by text not null,
      of_whom text not null default '',
      given_on text not null,
      for_site integer not null default 0,
      for_newsletter integer not null default 0,
      for_print integer not null default 0,
      valid_until text not null default '',
      note text not null default '',
      slip text not null default '',
      slip_name text not null default '',
      created_at text not null,
      created_by text not null default ''
    )`,
    "create index consents_by_record on consents (kind, record_id, for_site, valid_until)",
    "create index consents_by_slip on consents (slip)",
  );
  // A result is shown with its name only under a consent.
  await raiseRevision(db, "consents");
  await indexWords(db, "consents", ["given_by", "of_whom", "note"]);
  await noteErasures(db, "consents");
  await noteErasedFiles(db, "consents", "old.slip", { when: "old.slip <> ''" });
  const subjects = { photos: "photo", albums: "album", toppers: "topper", testimonials: "testimonial" };
  for (const [table, kind] of Object.entries(subjects)) {
    await execute(
      db,
      `create trigger consents_of_${table} after delete on ${table} begin
        delete from consents where kind = '${kind}' and record_id = old.id;
      end`,
    );
  }
}
