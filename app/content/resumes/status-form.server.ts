import { z } from "zod";
import { msg } from "#message";
import { longText, parseFields, text } from "~/forms/fields.server";
import { countCharacters } from "~/forms/form-size.server";
import { applicantLimits } from "./limits";
import { isResumeStatus } from "./statuses";

const fields = z.object({
  status: text(
    msg(/* At the beginning of a sentence: “The status may have at most 300 characters”. */ "The status"),
    20,
  ).refine(isResumeStatus, msg("Choose a status")),
  note: longText(msg("The note"), applicantLimits.note),
});

export const statusCharacters = countCharacters(fields.shape);

export function parseStatus(form: URLSearchParams) {
  return parseFields(fields, form);
}
