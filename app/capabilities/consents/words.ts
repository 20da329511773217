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

export function formatUses(terms: Terms): string {
  return Object.entries(uses)
    .filter(([use]) => terms[use as keyof typeof uses] === 1)
    .map(([, label]) => t(label))
    .join(", ");
}

export function formatTerm({ given_on, valid_until }: Terms): string {
  return [
    t("given on {day}", { day: shortDate(given_on) }),
    valid_until && t("until {day}", { day: shortDate(valid_until) }),
  ]
    .filter(Boolean)
    .join(", ");
}
