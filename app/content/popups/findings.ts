import { t } from "#say";
import { daysAgo } from "~/dates/days-ago";
import type { Finding } from "~/findings/finding";
import { popup } from "~/kinds/popup";

/** Days before a pop-up counts as old. */
const staleDays = 60;

export function popupFindings(shown: { created_at: string } | undefined): Finding[] {
  if (!shown || shown.created_at >= daysAgo(staleDays)) return [];
  return [
    {
      words: t("The pop-up has been shown for more than {days} days.", { days: staleDays }),
      link: { label: t("Replace or delete it"), to: popup.pages.list },
    },
  ];
}
