import { byAlphabet } from "~/languages/by-alphabet.server";
import type { Database } from "~db/connection.server";
import type { ReplyTemplateValues } from "./form.server";
import { maxReplyTemplates } from "./limits";

export async function listReplyTemplates(db: Database) {
  const templates = await db
    .selectFrom("reply_templates")
    .select(["id", "name", "text"])
    .orderBy("id")
    .limit(maxReplyTemplates)
    .execute();
  return byAlphabet(templates, ({ name }) => name);
}

export type ReplyTemplate = Awaited<ReturnType<typeof listReplyTemplates>>[number];

export async function findReplyTemplate(db: Database, id: number): Promise<ReplyTemplate | undefined> {
  return db
    .selectFrom("reply_templates")
    .select(["id", "name", "text"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function saveReplyTemplate(
  db: Database,
  values: ReplyTemplateValues,
  id?: number,
): Promise<void> {
  const row = { ...values, updated_at: new Date().toISOString() };
  if (id === undefined) await db.insertInto("reply_templates").values(row).execute();
  else await db.updateTable("reply_templates").set(row).where("id", "=", id).execute();
}

export async function deleteReplyTemplate(db: Database, id: number): Promise<void> {
  await db.deleteFrom("reply_templates").where("id", "=", id).execute();
}
