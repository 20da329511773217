import { byAlphabet } from "~/languages/by-alphabet.server";
import type { Database } from "~db/connection.server";
import type { ReplyTemplateValues } from "./form.server";
import { mostReplyTemplates } from "./limits";

/** The school's own texts for answers, in the order of the alphabet. */
export async function listReplyTemplates(db: Database) {
  const templates = await db
    .selectFrom("reply_templates")
    .select(["id", "name", "text"])
    .orderBy("id")
    .limit(mostReplyTemplates)
    .execute();
  return byAlphabet(templates, ({ name }) => name);
}

export type ReplyTemplate = Awaited<ReturnType<typeof listReplyTemplates>>[number];

/** One of them. */
export async function findReplyTemplate(db: Database, id: number): Promise<ReplyTemplate | undefined> {
  return db
    .selectFrom("reply_templates")
    .select(["id", "name", "text"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Adds one, or changes the one with this id. */
export async function saveReplyTemplate(
  db: Database,
  values: ReplyTemplateValues,
  id?: number,
): Promise<void> {
  const row = { ...values, updated_at: new Date().toISOString() };
  if (id === undefined) await db.insertInto("reply_templates").values(row).execute();
  else await db.updateTable("reply_templates").set(row).where("id", "=", id).execute();
}

/** Deletes one. */
export async function deleteReplyTemplate(db: Database, id: number): Promise<void> {
  await db.deleteFrom("reply_templates").where("id", "=", id).execute();
}
