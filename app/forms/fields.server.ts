import { data } from "@remix-run/node";
import { z } from "zod";
import { type Message, msg } from "#message";
import { t } from "#say";
import { plainDigits } from "../text/digits";
import { withoutInvisible } from "../text/invisible";
import { withBars } from "../text/text-tables";
import { defaultMax, type FieldSpec, type FieldSpecs } from "./field-specs";
import { declareForm, takesCharacters } from "./form-size.server";

/** By field name; the empty name is for the whole form. */
export type FieldErrors = Record<string, string>;

export type Typed = Record<string, string>;

export type Parsed<Values> = { ok: true; values: Values } | { ok: false; errors: FieldErrors; typed: Typed };

/** Validates fields. Keeps the first message per field and the typed values. */
export function parseFields<Schema extends z.ZodType>(
  schema: Schema,
  fields: URLSearchParams,
): Parsed<z.output<Schema>> {
  const typed = Object.fromEntries(fields);
  const parsed = schema.safeParse(typed);
  if (parsed.success) return { ok: true, values: parsed.data };
  const errors: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? "");
    // Schemas are created at startup, so their messages are translated here.
    errors[field] ??= t(issue.message as Message);
  }
  return { ok: false, errors, typed };
}

/** Text of one line: trimmed, without control characters. Counts code points. */
export function text(label: Message, max: number) {
  return cleaned(label, max, (value) => value.replace(wordBullets, "").replace(/\s+/g, " "));
}

/** Keeps line breaks, and rows of a spreadsheet as a table. For every field of type `long`. */
export function longText(label: Message, max: number) {
  return cleaned(label, max, (value) => withBars(value.replace(/\r\n?/g, "\n").replace(wordBullets, "$1- ")));
}

/** Bullets pasted from Word: private-use characters of its Symbol fonts. */
const wordBullets = /^([ \t]*)[\uF020-\uF0FF][ \t\u00A0]*/gm;

/** Plausible date, `yyyy-MM-dd`. @param message says what to enter */
export function day(message: Message) {
  return z.iso
    .date(message)
    .refine((value) => value >= "1950-01-01" && value < "2100-01-01", msg("Enter a year from 1950 to 2099"));
}

function timeOfDay() {
  return z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, msg("Enter the time, such as 16:30, or leave it empty"));
}

function orEmpty(check: z.ZodType<string, string>) {
  return z
    .string()
    .default("")
    .transform((value) => value.trim())
    .pipe(z.literal("").or(check));
}

export function position() {
  return z
    .string()
    .default("")
    .transform(plainDigits)
    .pipe(z.string().regex(/^[1-9]\d{0,3}$/, msg("Enter a number from 1 to 9999")))
    .transform(Number);
}

function cleaned(label: Message, max: number, whiteSpace: (value: string) => string) {
  const schema = z
    .string()
    .default("")
    .transform((value) =>
      withoutInvisible(
        whiteSpace(value)
          // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
          .replace(/[\u0000-\u0009\u000B-\u001F\u007F\u202A-\u202E\u2066-\u2069]/g, " "),
      ),
    )
    .superRefine((value, { addIssue }) => {
      const surplus = countCodePoints(value) - max;
      if (surplus > 0) addIssue(tooLong(label, { max, surplus }));
    });
  return takesCharacters(schema, max);
}

function tooLong(label: Message, { max, surplus }: { max: number; surplus: number }): string {
  return t("{field} may have at most {max} characters: please take out {surplus}", {
    field: t(label),
    max,
    surplus,
  });
}

/** Counts code points. `maxlength` counts UTF-16 units, never fewer, so its limit is stricter. */
function countCodePoints(value: string): number {
  let length = 0;
  for (const _ of value) length += 1;
  return length;
}

type ValueOf<Spec extends FieldSpec> = Spec extends { type: "position" }
  ? number
  : Spec extends { type: "check" }
    ? 0 | 1
    : string;

type Checks<Specs extends FieldSpecs> = {
  [Name in keyof Specs]: z.ZodType<ValueOf<Specs[Name]>, string | undefined>;
};

/** Creates checks from field specifications; forms can replace some. */
export function checksOf<const Specs extends FieldSpecs>(specs: Specs): Checks<Specs> {
  const checks = Object.entries(specs).map(([name, spec]) => [name, createCheck(spec)]);
  return declareForm(Object.fromEntries(checks)) as unknown as Checks<Specs>;
}

function createCheck({
  label,
  called = label,
  type,
  max = defaultMax,
  required,
  options,
}: FieldSpec): z.ZodType {
  if (type === "date") {
    const message = required ?? msg("Enter the date, such as 2026-04-01, or leave it empty");
    return required ? day(message) : orEmpty(day(message));
  }
  if (type === "time") return orEmpty(timeOfDay());
  if (type === "position") return position();
  if (type === "check")
    return z
      .string()
      .optional()
      .transform((value) => (value === "1" ? 1 : 0));
  const check = type === "long" ? longText(called, max) : text(called, max);
  if (options) {
    return check.refine((value) => options.some((option) => option.value === value), {
      error: () =>
        required
          ? t(required)
          : t(/* {field} is the label of a field. */ "Choose {field}", { field: t(label) }),
    });
  }
  return required ? check.refine((value) => value !== "", required) : check;
}

export function parserOf<const Specs extends FieldSpecs>(specs: Specs) {
  const schema = z.object(checksOf(specs));
  return (fields: URLSearchParams) =>
    parseFields(schema, fields) as Parsed<{ [Name in keyof Specs]: ValueOf<Specs[Name]> }>;
}

export function invalid<Problem extends { errors: FieldErrors; typed: Typed }>(
  problem: Problem,
  status = 422,
) {
  return data(problem, { status });
}
