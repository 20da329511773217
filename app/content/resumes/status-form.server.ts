import { z } from "zod";
import { longText, parseFields, text } from "~/forms/fields.server";
import { charactersOf } from "~/forms/form-size.server";
import { applicantLimits } from "./limits";
import { isResumeStatus } from "./statuses";

const fields = z.object({
  status: text("The status", 20).refine(isResumeStatus, "Choose a status"),
  note: longText("The note", applicantLimits.note),
});

/** Characters that the form takes. */
export const statusCharacters = charactersOf(fields.shape);

/** Checks what staff say of an application. */
export function parseStatus(form: URLSearchParams) {
  return parseFields(fields, form);
}
