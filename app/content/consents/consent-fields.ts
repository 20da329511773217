import type { FieldSpecs } from "~/forms/field-specs";
import type { Message } from "~/languages/messages";

/** What a consent is given for. */
export const uses = {
  for_site: "Website",
  for_newsletter: "Newsletter",
  for_print: "Printed matter",
} as const satisfies Record<string, Message>;

/** The fields of a consent. */
export const consentFields = {
  given_by: {
    label: "Who gave it",
    called: "The name",
    max: 100,
    required: "Enter who gave it, such as: Mrs. Rina Ghosh, mother",
  },
  of_whom: { label: "For which child or children", called: "The names", max: 300 },
  given_on: { label: "Given on", type: "date", required: "Enter the day, such as 2026-04-01" },
  for_site: { label: uses.for_site, type: "check" },
  for_newsletter: { label: uses.for_newsletter, type: "check" },
  for_print: { label: uses.for_print, type: "check" },
  valid_until: { label: "Valid until", type: "date" },
  note: { label: "Note", called: "The note", max: 300 },
} as const satisfies FieldSpecs;
