import { t } from "#say";
import type { Finding } from "~/findings/finding";
import { calendarEntry } from "~/kinds/calendar-entry";

/** @param coming next event or holiday */
export function agendaFindings(coming: object | undefined): Finding[] {
  if (coming) return [];
  return [
    {
      words: t("Nothing is planned in the calendar."),
      link: { label: t("Add an event or a holiday"), to: calendarEntry.pages.add },
    },
  ];
}
