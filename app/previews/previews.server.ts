import { tokenFieldName } from "~/forms/token-field";
import type { Database } from "~db/connection.server";
import { type AttachedFile, removeField, titleField } from "../capabilities/attached-files/attached-file";
import type { FileRows, FormOwner } from "../capabilities/attached-files/queries.server";

const recordField = "record_id";

/** Stores form values for the preview page; one preview per form. */
export async function keepPreview(
  db: Database,
  { key, staffId }: FormOwner,
  fields: URLSearchParams,
  recordId: number | undefined,
): Promise<void> {
  const typed = new URLSearchParams(fields);
  typed.delete(tokenFieldName);
  typed.set(recordField, String(recordId ?? ""));
  const row = { staff_id: staffId, fields: typed.toString(), created_at: new Date().toISOString() };
  await db
    .insertInto("notice_previews")
    .values({ form_key: key, ...row })
    .onConflict((conflict) => conflict.column("form_key").doUpdateSet(row))
    .execute();
}

export async function findPreview(
  db: Database,
  rows: FileRows,
  owner: FormOwner,
): Promise<{ fields: URLSearchParams; files: AttachedFile[] } | undefined> {
  const row = await db
    .selectFrom("notice_previews")
    .select("fields")
    .where("form_key", "=", owner.key)
    .where("staff_id", "=", owner.staffId)
    .executeTakeFirst();
  if (!row) return undefined;
  const fields = new URLSearchParams(row.fields);
  const recordId = Number(fields.get(recordField));
  const own = recordId > 0 ? await rows.list(db, recordId) : [];
  const files = [...own, ...(await rows.listStaged(db, owner))]
    .filter(({ id }) => !fields.has(removeField(id)))
    .map((file) => ({ ...file, title: fields.get(titleField(file.id)) ?? file.title }));
  return { fields, files };
}

export async function dropPreviews(db: Database, before: string): Promise<void> {
  await db.deleteFrom("notice_previews").where("created_at", "<", before).execute();
}
