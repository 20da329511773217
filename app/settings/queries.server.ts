import { isValidFor } from "~/capabilities/translations/on-page.server";
import { setSchoolZone } from "~/dates/dates";
import { currentSpeech } from "~/languages/current";
import { english } from "~/languages/languages";
import type { Database } from "~db/connection.server";
import { readOnce } from "~db/read-once";
import { takeAsOwn } from "~db/starter-marks";
import { defaultSettings, type Settings, translatedSettings } from "./parts";

/** Missing values are empty. Also sets the school's time zone for this process. */
export function readSettings(db: Database): Promise<Settings> {
  return readOnce(db, "settings", () => selectSettings(db));
}

async function selectSettings(db: Database): Promise<Settings> {
  const rows = await db.selectFrom("settings").selectAll().execute();
  const stored = Object.fromEntries(rows.map((row) => [row.name, row.value]));
  const settings: Settings = { ...defaultSettings, ...stored };
  setSchoolZone(settings.time_zone);
  return settings;
}

export const settingsKind = "settings";

/** In the page's language. Translations of the banner and of samples apply only to their English text. */
export async function settingsOnPage(db: Database): Promise<Settings> {
  const settings = await readSettings(db);
  const { language } = currentSpeech();
  if (language.code === english.code) return settings;
  const rows = await db
    .selectFrom("translations")
    .select(["record", "words", "english", "updated_by"])
    .where("kind", "=", settingsKind)
    .where("language", "=", language.code)
    .execute();
  const stored: Record<string, string> = settings;
  const words = new Map(
    rows
      .filter(
        (row) =>
          isValidFor(stored[row.record], row) &&
          (row.record !== "banner_text" || row.english === settings.banner_text),
      )
      .map((row) => [row.record, row.words]),
  );
  const shown = translatedSettings.map((name) => [name, words.get(name) || settings[name]]);
  return { ...settings, ...Object.fromEntries(shown) };
}

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
