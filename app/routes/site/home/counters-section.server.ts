import { t } from "#say";
import { readTexts } from "~/page-texts/queries.server";
import { settingsOnPage } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";

export async function loadCounters(db: Database) {
  const [settings, texts] = await Promise.all([settingsOnPage(db), readTexts(db, ["achievements_heading"])]);
  return {
    heading: texts.achievements_heading,
    counters: [
      { label: t("Students"), value: settings.count_students },
      { label: t("Teachers"), value: settings.count_teachers },
      { label: t("Classrooms"), value: settings.count_classrooms },
      { label: t("Activities"), value: settings.count_activities },
      { label: t("Awards"), value: settings.count_awards },
      {
        label: settings.count_countries === "1" ? t("Country") : t("Countries"),
        value: settings.count_countries,
      },
      { label: t("Programs"), value: settings.count_programs },
      { label: t("Years"), value: settings.count_years, plus: true },
    ],
  };
}
