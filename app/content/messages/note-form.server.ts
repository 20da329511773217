import { z } from "zod";
import { msg } from "#message";
import { parseFields, text } from "~/forms/fields.server";
import { countCharacters } from "~/forms/form-size.server";

const fields = z.object({ note: text(msg("The note"), 500) });

/** Characters that the form of an answer takes. */
export const answerNoteCharacters = countCharacters(fields.shape);

/** Checks the note that staff keep with an answered message. */
export function parseAnswerNote(form: URLSearchParams) {
  return parseFields(fields, form);
}
