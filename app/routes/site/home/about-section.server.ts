import { readTexts } from "~/page-texts/queries.server";
import { settingsOnPage } from "~/settings/queries.server";
import { formatText } from "~/text/format-text.server";
import { plainText } from "~/text/plain-text";
import type { Database } from "~db/connection.server";

export async function loadAbout(db: Database) {
  const [settings, texts] = await Promise.all([
    settingsOnPage(db),
    readTexts(db, ["about_heading", "about", "mission", "vision"]),
  ]);
  return {
    summary: plainText(texts.about),
    heading: texts.about_heading,
    about: formatText(texts.about),
    mission: formatText(texts.mission),
    vision: formatText(texts.vision),
    years: settings.stat_years,
    alumni: settings.stat_alumni,
  };
}
