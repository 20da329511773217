import { z } from "zod";
import { msg, t } from "#say";
import {
  type FieldErrors,
  longText,
  type Parsed,
  parseFields,
  type Typed,
  text,
} from "~/forms/fields.server";
import { declareForm } from "~/forms/form-size.server";
import { parseTable } from "~/page-texts/table-form.server";
import { isTextName, textSpec } from "~/page-texts/texts";
import type { SourceField } from "./sources.server";

/** Maximum code points of a grapheme in Indic scripts. */
const pointsPerLetter = 5;

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Counts graphemes: a consonant with its vowel signs is one. */
export function countLetters(words: string): number {
  let count = 0;
  for (const _ of segmenter.segment(words)) count += 1;
  return count;
}

/** Allows as many graphemes as the English field has characters. */
export function createCheck({ label, long, max }: Pick<SourceField, "label" | "long" | "max">) {
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

// Declares the longest field, so that forms are read.
declareForm({ value: createCheck({ label: msg("Text"), long: true, max: 10_000 }) });

export function parseWords(
  { id, fields }: { id: string; fields: readonly SourceField[] },
  sent: URLSearchParams,
): Parsed<Typed> {
  const schema = z.object(Object.fromEntries(fields.map((field) => [field.name, createCheck(field)])));
  const parsed = parseFields(schema, sent) as Parsed<Typed>;
  const table = isTextName(id) ? textSpec(id).table : undefined;
  if (!parsed.ok || !table || !isTextName(id) || !parsed.values.value) return parsed;
  const rows = parseTable(id, table, new URLSearchParams({ value: parsed.values.value }));
  if (rows.ok) return rows;
  const errors: FieldErrors = { value: Object.values(rows.errors).join(". ") };
  return { ok: false, errors, typed: parsed.values };
}
