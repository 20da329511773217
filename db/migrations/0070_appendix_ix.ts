import { type Kysely, sql } from "kysely";
import { identity, required, textOrEmpty } from "./columns";
import { raiseRevision } from "./helpers";

/** The lines of Appendix IX that the documents of the specification are for, by their names there. */
const linesByName = {
  Society: "b2",
  NOC: "b3",
  RTE: "b4",
  "Building Certificate": "b5",
  "Fire Certificate": "b6",
  "Self Certification": "b7",
  "Sanitation Certificate": "b8",
  "Water Sample Certificate": "b8",
  "Land Certificate": "b9",
  Fee: "c1",
  "Annual calender": "c2",
  "School Management Committee": "c3",
  "Parents Teacher Association": "c4",
};

/** What is kept of a document for each of its versions. */
const told = ["name", "page", "line", "number", "issued_by", "issued_on", "valid_until", "url", "bytes"];

/**
 * CBSE's Appendix IX as data: what staff entered for a line, a row for every time it was changed, so that it can be told what
 * stood there on a day; and the documents of a line, with a version for each change, kept by triggers. Public pages say of a
 * sample that it is one, so its mark raises the content revision.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["line", "number", "issued_by"]) {
    await db.schema.alterTable("disclosures").addColumn(column, "text", textOrEmpty).execute();
  }
  await db.schema.alterTable("disclosures").addColumn("issued_on", "text").execute();
  for (const [name, line] of Object.entries(linesByName)) {
    await sql`update disclosures set line = ${line} where name = ${name} and page = ''`.execute(db);
  }
  await db.schema
    .createTable("appendix_values")
    .addColumn("id", "integer", identity)
    .addColumn("line", "text", required)
    .addColumn("value", "text", textOrEmpty)
    .addColumn("reason", "text", textOrEmpty)
    .addColumn("source", "text", required)
    .addColumn("saved_at", "text", required)
    .execute();
  await db.schema
    .createIndex("appendix_values_by_line")
    .on("appendix_values")
    .columns(["line", "id"])
    .execute();
  await raiseRevision(db, "appendix_values");
  await raiseRevision(db, "starter_marks");
  await keepVersions(db);
}

async function keepVersions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("document_versions")
    .addColumn("id", "integer", identity)
    .addColumn("disclosure_id", "integer", (column) =>
      column.notNull().references("disclosures.id").onDelete("cascade"),
    )
    .addColumn("name", "text", textOrEmpty)
    .addColumn("page", "text", textOrEmpty)
    .addColumn("line", "text", textOrEmpty)
    .addColumn("number", "text", textOrEmpty)
    .addColumn("issued_by", "text", textOrEmpty)
    .addColumn("issued_on", "text")
    .addColumn("valid_until", "text")
    .addColumn("url", "text", textOrEmpty)
    .addColumn("bytes", "integer", required)
    .addColumn("deleted", "integer", required)
    .addColumn("since", "text", required)
    .execute();
  await db.schema
    .createIndex("document_versions_by_document")
    .on("document_versions")
    .columns(["disclosure_id", "id"])
    .execute();
  const columns = `disclosure_id, ${told.join(", ")}, deleted, since`;
  const version = `insert into document_versions (${columns})
    values (new.id, ${told.map((column) => `new.${column}`).join(", ")}, new.deleted_at is not null,
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));`;
  const differs = told.map((column) => `old.${column} is not new.${column}`).join(" or ");
  for (const statement of [
    // From when a document stood as it does, nothing older tells than its last change.
    `insert into document_versions (${columns})
      select id, ${told.join(", ")}, deleted_at is not null, updated_at from disclosures order by id`,
    `create trigger version_disclosures_insert after insert on disclosures begin ${version} end`,
    `create trigger version_disclosures_update after update on disclosures
      when ${differs} or (old.deleted_at is null) <> (new.deleted_at is null) begin ${version} end`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
