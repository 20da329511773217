import { z } from "zod";
import { msg } from "#message";
import { t } from "#say";
import { parseTable } from "~/capabilities/texts/table-form.server";
import { isTextName, textSpec } from "~/capabilities/texts/texts";
import {
  type FieldErrors,
  longText,
  type Parsed,
  parseFields,
  type Typed,
  text,
} from "~/forms/fields.server";
import { declareForm } from "~/forms/form-size.server";
import type { SourceField } from "./sources.server";

/** Code points that a letter of an Indian script has at the most, as one may type it. */
const pointsPerLetter = 5;

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Letters as people count them: a consonant with its vowel signs is one. */
export function countLetters(words: string): number {
  let count = 0;
  for (const _ of segmenter.segment(words)) count += 1;
  return count;
}

/** The check of one field in another language: as many letters as the English one may have characters. */
export function checkOf({ label, long, max }: Pick<SourceField, "label" | "long" | "max">) {
  const check = long ? longText(label, max * pointsPerLetter) : text(label, max * pointsPerLetter);
  return check.superRefine((value, { addIssue }) => {
    const surplus = countLetters(value) - max;
    if (surplus > 0)
      addIssue(
        t(
          /* Letters as people count them: a consonant with its vowel signs is one. */ "{field} may have at most {max} letters: please take out {surplus}",
          {
            field: t(label),
            max,
            surplus,
          },
        ),
      );
  });
}

// The longest of them, so that a form of it is read: a text of a page.
declareForm({ value: checkOf({ label: msg("Text"), long: true, max: 10_000 }) });

/** Checks what was written in another language. @param id of the source; a table of a page is checked as one */
export function parseWords(
  { id, fields }: { id: string; fields: readonly SourceField[] },
  sent: URLSearchParams,
): Parsed<Typed> {
  const schema = z.object(Object.fromEntries(fields.map((field) => [field.name, checkOf(field)])));
  const parsed = parseFields(schema, sent) as Parsed<Typed>;
  const table = isTextName(id) ? textSpec(id).table : undefined;
  if (!parsed.ok || !table || !isTextName(id) || !parsed.values.value) return parsed;
  const rows = parseTable(id, table, new URLSearchParams({ value: parsed.values.value }));
  if (rows.ok) return rows;
  const errors: FieldErrors = { value: Object.values(rows.errors).join(". ") };
  return { ok: false, errors, typed: parsed.values };
}
