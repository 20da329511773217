import type { BrandingFile } from "~/files/pictures/branding-pictures.server";
import type { Database } from "~db/connection.server";
import type { Schema } from "~db/schema";

export async function findBrandingFile(db: Database, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom("look_files").select("data").where("name", "=", name).executeTakeFirst();
  return row && Buffer.from(row.data, "base64");
}

export async function replaceBrandingFiles(
  db: Database,
  kind: Schema["look_files"]["kind"],
  files: readonly BrandingFile[],
): Promise<void> {
  await db.deleteFrom("look_files").where("kind", "=", kind).execute();
  const rows = files.map(({ name, data }) => ({ name, kind, data: data.toString("base64") }));
  if (rows.length > 0) await db.insertInto("look_files").values(rows).execute();
}
