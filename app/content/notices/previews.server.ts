import { tokenFieldName } from "~/forms/token-field";
import type { Database } from "~db/connection.server";
import { type FormOwner, listNoticeFiles, listWaitingFiles } from "./file-queries.server";
import { parseNotice } from "./notice.server";
import { removeField, titleField } from "./notice-file";

const noticeField = "notice_id";

/** Stores form values for the preview page; one preview per form. */
export async function keepPreview(
  db: Database,
  { key, staffId }: FormOwner,
  fields: URLSearchParams,
  noticeId: number | undefined,
): Promise<void> {
  const typed = new URLSearchParams(fields);
  typed.delete(tokenFieldName);
  typed.set(noticeField, String(noticeId ?? ""));
  const row = { staff_id: staffId, fields: typed.toString(), created_at: new Date().toISOString() };
  await db
    .insertInto("notice_previews")
    .values({ form_key: key, ...row })
    .onConflict((conflict) => conflict.column("form_key").doUpdateSet(row))
    .execute();
}

/** Returns the previewed notice with its files; undefined if the user has no such preview. */
export async function findPreview(db: Database, owner: FormOwner) {
  const row = await db
    .selectFrom("notice_previews")
    .select("fields")
    .where("form_key", "=", owner.key)
    .where("staff_id", "=", owner.staffId)
    .executeTakeFirst();
  const fields = new URLSearchParams(row?.fields);
  const parsed = parseNotice(fields);
  if (!row || !parsed.ok) return undefined;
  const noticeId = Number(fields.get(noticeField));
  const files = [
    ...(noticeId > 0 ? await listNoticeFiles(db, noticeId) : []),
    ...(await listWaitingFiles(db, owner)),
  ]
    .filter(({ id }) => !fields.has(removeField(id)))
    .map((file) => ({ ...file, title: fields.get(titleField(file.id)) ?? file.title }));
  return { notice: parsed.values, files };
}
