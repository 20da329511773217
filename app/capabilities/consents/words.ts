import { t } from "#say";
import { shortDate } from "~/dates/dates";
import { uses } from "./consent-fields";

interface Terms {
  given_on: string;
  valid_until: string;
  for_site: number;
  for_newsletter: number;
  for_print: number;
}

/** What a consent is for: "Website, Newsletter". */
export function usesOf(terms: Terms): string {
  return Object.entries(uses)
    .filter(([use]) => terms[use as keyof typeof uses] === 1)
    .map(([, label]) => t(label))
    .join(", ");
}

/** From when and until when it counts: "given on Apr 1, 2026, until Mar 31, 2027". */
export function termOf({ given_on, valid_until }: Terms): string {
  return [
    t("given on {day}", { day: shortDate(given_on) }),
    valid_until && t("until {day}", { day: shortDate(valid_until) }),
  ]
    .filter(Boolean)
    .join(", ");
}
