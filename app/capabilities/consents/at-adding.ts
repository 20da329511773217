import { msg } from "#message";
import type { FieldSpecs } from "~/forms/field-specs";

export const atAddingFields = {
  consent_by: { label: msg("Who has agreed"), called: msg("The name"), max: 100 },
  consent_on: { label: msg("Agreed on"), type: "date" },
  consent_missing: { label: msg("Publish it without a consent"), type: "check" },
} as const satisfies FieldSpecs;
