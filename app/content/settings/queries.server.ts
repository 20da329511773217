import type { Database } from "~db/connection.server";
import { defaultSettings, type Settings } from "./settings";

/** The site settings; a value that staff have not entered is empty. */
export async function readSettings(db: Database): Promise<Settings> {
  const rows = await db.selectFrom("settings").selectAll().execute();
  const stored = Object.fromEntries(rows.map((row) => [row.name, row.value]));
  return { ...defaultSettings, ...stored };
}

/** Saves the given settings and leaves the others as they are. */
export async function saveSettings(db: Database, values: Partial<Settings>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await db
      .insertInto("settings")
      .values({ name, value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute();
  }
}
