import { type Message, msg } from "#message";
import type { FieldSpecs } from "~/forms/field-specs";

export const uses = {
  for_site: msg(/* What a consent is for. */ "Website"),
  for_newsletter: msg(/* News of the school by e-mail. */ "Newsletter"),
  for_print: msg(/* What a consent is for. */ "Printed matter"),
} as const satisfies Record<string, Message>;

export const consentFields = {
  given_by: {
    label: msg("Who gave it"),
    called: msg("The name"),
    max: 100,
    required: msg("Enter who gave it, such as: Mrs. Rina Ghosh, mother"),
  },
  of_whom: {
    label: msg("For which child or children"),
    called: msg(
      /* At the beginning of a sentence: “The names may have at most 300 characters”. */ "The names",
    ),
    max: 300,
  },
  given_on: { label: msg("Given on"), type: "date", required: msg("Enter the day, such as 2026-04-01") },
  for_site: { label: uses.for_site, type: "check" },
  for_newsletter: { label: uses.for_newsletter, type: "check" },
  for_print: { label: uses.for_print, type: "check" },
  valid_until: { label: msg("Valid until"), type: "date" },
  note: {
    label: msg("Note"),
    called: msg(/* At the beginning of a sentence: “The note may have at most 300 characters”. */ "The note"),
    max: 300,
  },
} as const satisfies FieldSpecs;
