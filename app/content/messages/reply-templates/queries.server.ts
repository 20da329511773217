import { t } from "#say";
import { parserOf, type ValuesOf } from "~/forms/fields.server";
import { byAlphabet } from "~/languages/by-alphabet.server";
import type { Database } from "~db/connection.server";
import { maxReplyTemplates, replyTemplateFields } from "./limits";

export const parseReplyTemplate = parserOf(replyTemplateFields);

type ReplyTemplateValues = ValuesOf<typeof parseReplyTemplate>;

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

/** @returns why there is no room for another; undefined if it is saved */
export async function saveReplyTemplate(
  db: Database,
  values: ReplyTemplateValues,
  id?: number,
): Promise<string | undefined> {
  const row = { ...values, updated_at: new Date().toISOString() };
  if (id !== undefined) await db.updateTable("reply_templates").set(row).where("id", "=", id).execute();
  else if ((await listReplyTemplates(db)).length >= maxReplyTemplates)
    return t("There are {count} texts already: delete one first.", { count: maxReplyTemplates });
  else await db.insertInto("reply_templates").values(row).execute();
  return undefined;
}

export async function deleteReplyTemplate(db: Database, id: number): Promise<void> {
  await db.deleteFrom("reply_templates").where("id", "=", id).execute();
}
