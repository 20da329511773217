import type { Kysely } from "kysely";

/** Who has an account today may do everything, and goes on to; a new account is given its role by name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("staff")
    .addColumn("role", "text", (column) => column.notNull().defaultTo("administrator"))
    .execute();
}
