import type { Kysely } from "kysely";
import { identity, required } from "./columns";

/**
 * Wrong tries for transfer certificates, and the numbers that had too many of them. A keyed hash stands for the number: what
 * strangers type is not kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("certificate_tries")
    .addColumn("id", "integer", identity)
    .addColumn("number_key", "text", required)
    .addColumn("at", "text", required)
    .execute();
  await db.schema
    .createIndex("certificate_tries_by_number")
    .on("certificate_tries")
    .columns(["number_key", "at"])
    .execute();
  await db.schema.createIndex("certificate_tries_by_time").on("certificate_tries").column("at").execute();
  await db.schema
    .createTable("closed_certificates")
    .addColumn("number_key", "text", (column) => column.primaryKey())
    .addColumn("closed_at", "text", required)
    .execute();
}
