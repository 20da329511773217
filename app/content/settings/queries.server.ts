import { setSchoolZone } from "~/ui/dates";
import type { Database } from "~db/connection.server";
import { takeAsOwn } from "~db/starter-marks";
import { defaultSettings, type Settings } from "./settings";

/** The site settings; a value that staff have not entered is empty. From then on this process tells the school's time. */
export async function readSettings(db: Database): Promise<Settings> {
  const rows = await db.selectFrom("settings").selectAll().execute();
  const stored = Object.fromEntries(rows.map((row) => [row.name, row.value]));
  const settings: Settings = { ...defaultSettings, ...stored };
  setSchoolZone(settings.time_zone);
  return settings;
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
  await takeAsOwn(db, "settings", Object.keys(values));
}
