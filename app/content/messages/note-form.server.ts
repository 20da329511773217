import { z } from "zod";
import { msg } from "#message";
import { parseFields, text } from "~/forms/fields.server";
import { countCharacters } from "~/forms/form-size.server";

const fields = z.object({ note: text(msg("The note"), 500) });

export const answerNoteCharacters = countCharacters(fields.shape);

export function parseAnswerNote(form: URLSearchParams) {
  return parseFields(fields, form);
}
