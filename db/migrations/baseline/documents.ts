import type { Kysely } from "kysely";
import {
  createRecordTable,
  execute,
  identity,
  indexWords,
  noteErasedFiles,
  noteErasures,
  now,
  raiseRevision,
} from "../helpers";

export async function createDocumentTables(db: Kysely<unknown>): Promise<void> {
  await createRecordTable(db, "disclosures", {
    texts: ["name", "url", "original_name", "page", "line", "number", "issued_by"],
    columns: [
      "bytes integer not null",
      "position integer not null",
      "valid_from text",
      "valid_until text",
      "issued_on text",
    ],
    translated: true,
  });
  await execute(db, "create index disclosures_by_url on disclosures (url)");
  // `/documents/` has 11 characters; the rest is the name of the file.
  const file = { name: "substr(old.url, 12)", when: "old.url like '/documents/%'" };
  await noteErasedFiles(db, "disclosures", file.name, file);
  await createDocumentVersions(db);

  // Addresses that documents had before: old links lead to the new file.
  await execute(
    db,
    `create table document_addresses (
      url text primary key,
      disclosure_id integer not null references disclosures (id) on delete cascade
    )`,
    "create index document_addresses_by_document on document_addresses (disclosure_id)",
    `create trigger document_address_update after update of url on disclosures when old.url <> new.url begin
      delete from document_addresses where url in (old.url, new.url);
      insert into document_addresses (url, disclosure_id) values (old.url, old.id);
    end`,
  );
  await noteErasedFiles(db, "document_addresses", file.name, file);

  await execute(
    db,
    `create table appendix_values (
      id ${identity},
      line text not null,
      value text not null default '',
      reason text not null default '',
      source text not null,
      saved_at text not null
    )`,
    "create index appendix_values_by_line on appendix_values (line, id)",
    `create table annual_reports (
      year integer not null primary key,
      sent_on text not null,
      saved_by text not null,
      saved_at text not null
    )`,
  );
  await raiseRevision(db, "appendix_values");
  await createChecks(db);
  await createTransferCertificates(db);
}

/** Triggers store versions: they prove what was disclosed on a given day. */
async function createDocumentVersions(db: Kysely<unknown>): Promise<void> {
  await execute(
    db,
    `create table document_versions (
      id ${identity},
      disclosure_id integer not null references disclosures (id) on delete cascade,
      name text not null default '',
      page text not null default '',
      line text not null default '',
      number text not null default '',
      issued_by text not null default '',
      issued_on text,
      valid_until text,
      url text not null default '',
      bytes integer not null,
      deleted integer not null,
      since text not null
    )`,
    "create index document_versions_by_document on document_versions (disclosure_id, id)",
  );
  const columns = ["name", "page", "line", "number", "issued_by", "issued_on", "valid_until", "url", "bytes"];
  const version = `insert into document_versions (disclosure_id, ${columns.join(", ")}, deleted, since)
    values (new.id, ${columns.map((column) => `new.${column}`).join(", ")}, new.deleted_at is not null, ${now});`;
  const differs = columns.map((column) => `old.${column} is not new.${column}`).join(" or ");
  await execute(
    db,
    `create trigger version_disclosures_insert after insert on disclosures begin ${version} end`,
    `create trigger version_disclosures_update after update on disclosures
     when ${differs} or (old.deleted_at is null) <> (new.deleted_at is null) begin ${version} end`,
  );
}

async function createChecks(db: Kysely<unknown>): Promise<void> {
  await execute(
    db,
    `create table document_checks (
      disclosure_id integer primary key references disclosures (id) on delete cascade,
      url text not null,
      sha256 text not null default '',
      bytes integer not null,
      pages integer,
      problem text not null default '',
      checked_at text not null
    )`,
    `create table checked_links (
      url text not null primary key,
      page text not null,
      own integer not null,
      problem text not null default '',
      failures integer not null default 0,
      off integer not null default 0,
      checked_at text,
      next_at text not null default ''
    )`,
    "create index checked_links_due on checked_links (next_at) where own = 0 and off = 0",
    "create table check_runs (name text not null primary key, day text not null, finished_at text not null)",
  );
}

/** Transfer certificates, found by number and date of birth; no name is stored. */
async function createTransferCertificates(db: Kysely<unknown>): Promise<void> {
  await execute(
    db,
    `create table transfer_certificates (
      id ${identity},
      number text not null,
      number_folded text not null,
      born_on text not null,
      file_name text not null unique,
      file_size integer not null,
      sha256 text not null,
      scan text not null,
      created_at text not null
    )`,
    "create unique index transfer_certificates_by_number on transfer_certificates (number_folded, born_on)",
    // Failed look-ups. A keyed hash replaces the number: what visitors type is not stored.
    `create table certificate_tries (
      id ${identity},
      number_key text not null,
      at text not null
    )`,
    "create index certificate_tries_by_number on certificate_tries (number_key, at)",
    "create index certificate_tries_by_time on certificate_tries (at)",
    "create table closed_certificates (number_key text primary key, closed_at text not null)",
  );
  await indexWords(db, "transfer_certificates", ["number", "number_folded"]);
  await noteErasures(db, "transfer_certificates");
  await noteErasedFiles(db, "transfer_certificates", "old.file_name");
}
