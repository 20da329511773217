import { type Kysely, sql } from "kysely";

/**
 * Every address that a public document had before its file was replaced, so that links in letters, search engines and
 * other sites go on leading to it. A trigger notes them: no code path can forget it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("document_addresses")
    .addColumn("url", "text", (column) => column.primaryKey())
    .addColumn("disclosure_id", "integer", (column) =>
      column.notNull().references("disclosures.id").onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createIndex("document_addresses_by_document")
    .on("document_addresses")
    .column("disclosure_id")
    .execute();
  const note = `delete from document_addresses where url in (old.url, new.url);
    insert into document_addresses (url, disclosure_id) values (old.url, old.id);`;
  await sql
    .raw(
      `create trigger document_address_update after update of url on disclosures
       when old.url <> new.url begin ${note} end`,
    )
    .execute(db);
}
