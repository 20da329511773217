import { msg } from "#message";
import type { FieldSpecs } from "~/forms/field-specs";

export const replyTemplateFields = {
  name: { label: msg("Name"), called: msg("The name"), max: 60, required: msg("Enter a name") },
  /** Longer texts break links on some phones. */
  text: {
    label: msg("Text"),
    called: msg("The text"),
    type: "long",
    max: 1000,
    required: msg("Write the text"),
  },
} as const satisfies FieldSpecs;

export const maxReplyTemplates = 30;
