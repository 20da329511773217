import type { LookFile } from "~/files/look-pictures.server";
import type { Database } from "~db/connection.server";
import type { Schema } from "~db/schema";

/** A file of the look by the last part of its address; undefined if the school has none of that name. */
export async function findLookFile(db: Database, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom("look_files").select("data").where("name", "=", name).executeTakeFirst();
  return row && Buffer.from(row.data, "base64");
}

/** Puts the files of a picture instead of those of the one before; without any, that one goes. */
export async function replaceLookFiles(
  db: Database,
  kind: Schema["look_files"]["kind"],
  files: readonly LookFile[],
): Promise<void> {
  await db.deleteFrom("look_files").where("kind", "=", kind).execute();
  const rows = files.map(({ name, data }) => ({ name, kind, data: data.toString("base64") }));
  if (rows.length > 0) await db.insertInto("look_files").values(rows).execute();
}
