import type { Kysely } from "kysely";
import { textOrEmpty } from "./columns";

/** Mails that wait may be for an applicant too; one that waits or was sent goes with what it is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("alert_mails").addColumn("recipient", "text", textOrEmpty).execute();
  await db.schema
    .alterTable("alert_mails")
    .addColumn("resume_id", "integer", (column) => column.references("resumes.id").onDelete("cascade"))
    .execute();
}
