import { data } from "@remix-run/node";
import { z } from "zod";
import { type Message, msg, t } from "#say";
import { phoneNumbersIn } from "../links/phone";
import { readColour } from "../text/colour";
import { plainDigits, plainNumber } from "../text/digits";
import { withoutInvisible } from "../text/invisible";
import { withBars } from "../text/text-tables";
import { defaultMax, type FieldSpec, type FieldSpecs } from "./field-specs";
import { countCharacters, declareForm, takesCharacters } from "./form-size.server";

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

function timeOfDay(message = msg("Enter the time, such as 16:30, or leave it empty")) {
  return z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, message);
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
function checksOf<const Specs extends FieldSpecs>(specs: Specs): Checks<Specs> {
  const checks = Object.entries(specs).map(([name, spec]) => [name, createCheck(spec)]);
  return declareForm(Object.fromEntries(checks)) as unknown as Checks<Specs>;
}

/** Check of a single field; forms use `parserOf`. */
export function checkOf<Spec extends FieldSpec>(spec: Spec) {
  return createCheck(spec) as z.ZodType<ValueOf<Spec>, string | undefined>;
}

function createCheck(spec: FieldSpec): z.ZodType {
  const { label, called = label, type, max = defaultMax, required, options } = spec;
  if (type === "date") {
    const message = required ?? msg("Enter the date, such as 2026-04-01, or leave it empty");
    return required ? day(message) : orEmpty(day(message));
  }
  if (type === "time")
    return required ? z.string().default("").pipe(timeOfDay(required)) : orEmpty(timeOfDay());
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
  if (type && Object.hasOwn(typedTexts, type)) {
    return checkTyped(check, typedTexts[type as keyof typeof typedTexts], spec);
  }
  return required ? check.refine((value) => value !== "", required) : check;
}

/** A text whose form depends on the type of its field. */
interface TypedText {
  /** Returns the stored form, or undefined for anything else. */
  read: (value: string, spec: FieldSpec) => string | undefined;
  /** Says what to enter. */
  advice: (field: string, spec: FieldSpec) => string;
}

const typedTexts = {
  number: {
    read: (value, { initial = "", range: [min, max] = [0, 999_999_999] }) => {
      const number = plainNumber(value) || initial;
      if (number === "") return "";
      return /^\d{1,9}$/.test(number) && Number(number) >= min && Number(number) <= max ? number : undefined;
    },
    advice: (field, { range }) =>
      range
        ? t("{field} must be a number from {min} to {max}", { field, min: range[0], max: range[1] })
        : t("{field} must be a number, such as 1200", { field }),
  },
  phone: {
    read: (value) => (phoneNumbersIn(value).length > 0 ? value : undefined),
    advice: () => t("Enter a phone number, such as (06762) 224455. Put a comma before a second one"),
  },
  email: {
    read: (value) => (z.email().safeParse(value).success ? value : undefined),
    advice: (field) => t("{field} must be an e-mail address, such as office@school.example", { field }),
  },
  url: {
    read: (value) => (URL.canParse(value) && /^https?:/.test(value) ? value : undefined),
    advice: (field) => t("{field} must be a full address, such as https://www.example.com/school", { field }),
  },
  colour: {
    read: readColour,
    advice: () => t("Enter a colour as # and six digits or letters from a to f, such as #7a0019"),
  },
} satisfies Record<string, TypedText>;

function checkTyped(
  check: z.ZodType<string, string | undefined>,
  { read, advice }: TypedText,
  spec: FieldSpec,
) {
  return check.transform((value, { addIssue }) => {
    const stored = value === "" && spec.type !== "number" ? "" : read(value, spec);
    if (stored !== undefined && (stored !== "" || !spec.required)) return stored;
    addIssue(stored === "" && spec.required ? spec.required : advice(t(spec.called ?? spec.label), spec));
    return z.NEVER;
  });
}

type Shape<Specs extends FieldSpecs, Own extends z.ZodRawShape> = Omit<Checks<Specs>, keyof Own> & Own;

interface Rules<Specs extends FieldSpecs, Own extends z.ZodRawShape, Whole extends z.ZodType> {
  /** Replaces checks of single fields; each can extend the declared one. */
  fields?: (declared: Checks<Specs>) => Own;
  /** Adds rules about several fields. */
  whole?: (form: z.ZodObject<Shape<Specs, Own>>) => Whole;
}

export interface Parser<Values> {
  (sent: URLSearchParams): Parsed<Values>;
  /** Maximum characters of the form, for those who read it. */
  characters: number;
}

export type ValuesOf<Parse extends Parser<unknown>> = Extract<ReturnType<Parse>, { ok: true }>["values"];

/** Returns the one way to check a form: its declared fields, with rules that a declaration cannot express. */
export function parserOf<
  const Specs extends FieldSpecs,
  Own extends z.ZodRawShape = Record<never, never>,
  Whole extends z.ZodType = z.ZodObject<Shape<Specs, Own>>,
>(specs: Specs, { fields, whole }: Rules<Specs, Own, Whole> = {}): Parser<z.output<Whole>> {
  const declared = checksOf(specs);
  const form = z.object(declareForm({ ...declared, ...fields?.(declared) })) as unknown as z.ZodObject<
    Shape<Specs, Own>
  >;
  const schema = (whole ? whole(form) : form) as Whole;
  const parse = (sent: URLSearchParams): Parsed<z.output<Whole>> => parseFields(schema, sent);
  return Object.assign(parse, { characters: countCharacters(form.shape) });
}

export function invalid<Problem extends { errors: FieldErrors; typed: Typed }>(
  problem: Problem,
  status = 422,
) {
  return data(problem, { status });
}
