import { msg } from "#message";
import type { FieldSpec } from "~/forms/field-specs";

export const commonFields = {
  title: { label: msg("Title"), called: msg("The title"), max: 200, translated: true },
  details: {
    label: msg("Details"),
    called: msg(
      /* At the beginning of a sentence: “The details may have at most 300 characters”. */ "The details",
    ),
    type: "long",
    max: 10_000,
    translated: true,
  },
  position: { label: msg("Position"), type: "position", hint: msg("1 comes first.") },
} as const satisfies Record<string, FieldSpec>;
