import { msg } from "#message";
import type { FieldSpecs } from "~/forms/field-specs";

/** Form of a redirect. */
export const redirectFields = {
  address: {
    label: msg("Old address"),
    required: msg("Enter the old address"),
    hint: msg("With or without the name of the old website"),
    max: 500,
  },
  target: {
    label: msg("New page"),
    required: msg("Enter the address of a page of this website, such as /fees"),
    hint: msg("The address of a page of this website, such as /fees"),
    max: 300,
  },
} as const satisfies FieldSpecs;
