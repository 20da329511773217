import { msg } from "#message";
import type { FieldSpecs } from "~/forms/field-specs";

export const replyTemplateFields = {
  name: {
    label: msg("Name"),
    called: msg("The name"),
    hint: msg("For the list, such as: Admission dates"),
    max: 60,
    required: msg("Enter a name"),
  },
  /** Longer texts break links on some phones. */
  text: {
    label: msg("Text"),
    called: msg("The text"),
    hint: msg("Without greeting and without the school's name: both are added."),
    type: "long",
    max: 1000,
    required: msg("Write the text"),
  },
} as const satisfies FieldSpecs;

export const maxReplyTemplates = 30;

export const replyTextsPath = "/dashboard/reply-texts";
