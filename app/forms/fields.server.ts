import { data } from "@remix-run/node";
import { z } from "zod";
import { type Message, msg } from "#message";
import { t } from "#say";
import { plainDigits } from "../text/digits";
import { withoutInvisible } from "../text/invisible";
import { defaultMax, type FieldSpec, type FieldSpecs } from "./field-specs";
import { declareForm, takesCharacters } from "./form-size.server";

/** Error texts by field name; the empty name is for what concerns the form as a whole. */
export type FieldErrors = Record<string, string>;

/** Values as they were typed. */
export type Typed = Record<string, string>;

export type Parsed<Values> = { ok: true; values: Values } | { ok: false; errors: FieldErrors; typed: Typed };

/** Checks fields against a schema; the first message of each field is kept, and all that was typed. */
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
    // Checks are made when the server starts: their messages are said here, in the language of who typed.
    errors[field] ??= t(issue.message as Message);
  }
  return { ok: false, errors, typed };
}

/** A text of one line: trimmed, without control characters, at most `max` characters (code points). */
export function text(label: Message, max: number) {
  return cleaned(label, max, (value) => value.replace(wordBullets, "").replace(/\s+/g, " "));
}

/** A text of several lines, with line ends as `\n`; otherwise as `text`. */
export function longText(label: Message, max: number) {
  return cleaned(label, max, (value) => value.replace(/\r\n?/g, "\n").replace(wordBullets, "$1- "));
}

/** Bullets as Word pastes them: signs of its own Symbol fonts, which no other font has. */
const wordBullets = /^([ \t]*)[\uF020-\uF0FF][ \t\u00A0]*/gm;

/** A day, `yyyy-MM-dd`, that somebody alive may mean; `message` says what to enter. */
export function day(message: Message) {
  return z.iso
    .date(message)
    .refine((value) => value >= "1950-01-01" && value < "2100-01-01", msg("Enter a year from 1950 to 2099"));
}

/** A time of the day, `16:30`. */
function timeOfDay() {
  return z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, msg("Enter the time, such as 16:30, or leave it empty"));
}

/** The same, where it may be left empty. */
function orEmpty(check: z.ZodType<string, string>) {
  return z
    .string()
    .default("")
    .transform((value) => value.trim())
    .pipe(z.literal("").or(check));
}

/** A place in a list that staff order by hand, from 1. */
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
      const surplus = lengthOf(value) - max;
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

/**
 * Characters are counted as code points: a letter of any script and a simple emoji are one. A browser's `maxlength`
 * counts UTF-16 units, which are never fewer, so what it lets in is taken.
 */
function lengthOf(value: string): number {
  let length = 0;
  for (const _ of value) length += 1;
  return length;
}

/** Type of a field's checked value. */
type ValueOf<Spec extends FieldSpec> = Spec extends { type: "position" }
  ? number
  : Spec extends { type: "check" }
    ? 0 | 1
    : string;

type Checks<Specs extends FieldSpecs> = {
  [Name in keyof Specs]: z.ZodType<ValueOf<Specs[Name]>, string | undefined>;
};

/** The check of each field as its specification says; a form that is different puts its own in place of some. */
export function checksOf<const Specs extends FieldSpecs>(specs: Specs): Checks<Specs> {
  const checks = Object.entries(specs).map(([name, spec]) => [name, checkOf(spec)]);
  return declareForm(Object.fromEntries(checks)) as unknown as Checks<Specs>;
}

function checkOf({ label, called = label, type, max = defaultMax, required, options }: FieldSpec): z.ZodType {
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

/** The check of a whole form whose fields are as their specifications say. */
export function parserOf<const Specs extends FieldSpecs>(specs: Specs) {
  const schema = z.object(checksOf(specs));
  return (fields: URLSearchParams) =>
    parseFields(schema, fields) as Parsed<{ [Name in keyof Specs]: ValueOf<Specs[Name]> }>;
}

/** The answer to a form that cannot be taken: status 422, the errors, and what was typed. */
export function invalid<Problem extends { errors: FieldErrors; typed: Typed }>(
  problem: Problem,
  status = 422,
) {
  return data(problem, { status });
}
