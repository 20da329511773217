import { z } from "zod";
import { msg } from "#message";
import { t } from "#say";
import { todayAtSchool } from "~/dates/dates";
import { checkOf, type FieldErrors, type Parsed, parseFields, text } from "~/forms/fields.server";
import { declareForm } from "~/forms/form-size.server";
import { plainDigits, plainNumber } from "~/text/digits";
import { maxReasonLength, maxRemarkLength, maxValueLength } from "./limits";
import { getLines, type Line, reasonField, type SectionKey, sectionKeys } from "./lines";
import { type ResultRow, resultField, writeResults, yearsAsked } from "./results";
import type { Value } from "./values.server";

const orNothing = (check: (value: string) => boolean) => (value: string) => value === "" || check(value);

const wholeNumber = orNothing((value) => /^\d{1,5}$/.test(value));
const decimal = orNothing((value) => /^\d{1,8}(\.\d{1,2})?$/.test(value));

/** Types of the fields of lines. */
const fieldTypes = { long: "long", number: "number", email: "email", link: "url" } as const;

type Check = z.ZodType<string, string | undefined>;

function createCheck({ kind, label, page }: Line): Check {
  if (kind in fieldTypes)
    return checkOf({ label, type: fieldTypes[kind as keyof typeof fieldTypes], max: maxValueLength });
  const line = text(label, maxValueLength);
  if (kind === "area")
    return line
      .transform((value) => plainDigits(value).replace(/[,\s]/g, ""))
      .refine(decimal, msg("Enter the square metres as a number, such as 8094, or leave it empty"));
  if (kind === "yes-no")
    return line.refine((value) => ["", "Yes", "No"].includes(value), msg("Choose an answer"));
  if (kind === "documents")
    return line.refine(
      orNothing((value) => value === page?.path),
      msg("Choose an answer"),
    );
  return line;
}

function createShape(section: SectionKey) {
  const shape: Record<string, Check> = {};
  for (const line of getLines(section)) {
    if (line.kind === "results") {
      for (let row = 0; row < yearsAsked; row += 1) Object.assign(shape, rowShape(line.key, row));
    } else if (line.kind !== "documents" || line.page) shape[line.key] = createCheck(line);
    if (line.mayLack)
      shape[reasonField(line.key)] = text(
        msg(
          /* At the beginning of a sentence: “The reason may have at most 1000 characters”. */ "The reason",
        ),
        maxReasonLength,
      );
  }
  return z.object(declareForm(shape));
}

const figure = text(
  msg(/* At the beginning of a sentence: “The number may have at most 300 characters”. */ "The number"),
  10,
)
  .transform(plainNumber)
  .refine(wholeNumber, msg("Enter a number, such as 120"));

function rowShape(line: string, row: number): Record<string, Check> {
  return {
    [resultField(line, row, "year")]: figure,
    [resultField(line, row, "registered")]: figure,
    [resultField(line, row, "passed")]: figure,
    [resultField(line, row, "remarks")]: text(
      msg(/* At the beginning of a sentence: “The remarks may have at most 300 characters”. */ "The remarks"),
      maxRemarkLength,
    ),
  };
}

const schemas = Object.fromEntries(sectionKeys.map((key) => [key, createShape(key)])) as Record<
  SectionKey,
  ReturnType<typeof createShape>
>;

export function parseSection(section: SectionKey, fields: URLSearchParams): Parsed<Map<string, Value>> {
  const parsed = parseFields(schemas[section], fields);
  if (!parsed.ok) return parsed;
  const given = parsed.values as Record<string, string>;
  const errors: FieldErrors = {};
  const values = new Map<string, Value>();
  for (const line of getLines(section)) {
    const reason = given[reasonField(line.key)] ?? "";
    const value =
      line.kind === "results" ? writeResults(rowsIn(line.key, given, errors)) : (given[line.key] ?? "");
    if (value && reason && line.kind !== "results") {
      errors[reasonField(line.key)] = t(
        /* {line} is the name of a field. */ "Empty this, or “{line}”: what does not apply has no answer",
        {
          line: t(line.label),
        },
      );
    }
    values.set(line.key, { value, reason });
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors, typed: Object.fromEntries(fields) };
  return { ok: true, values };
}

function rowsIn(line: string, given: Record<string, string>, errors: FieldErrors): ResultRow[] {
  const rows: ResultRow[] = [];
  for (let row = 0; row < yearsAsked; row += 1) {
    const field = (name: keyof ResultRow) => resultField(line, row, name);
    const [year = "", registered = "", passed = "", remarks = ""] = (
      ["year", "registered", "passed", "remarks"] as const
    ).map((name) => given[field(name)]);
    if (!registered && !passed && !remarks) continue;
    const read = { year: Number(year), registered: Number(registered), passed: Number(passed), remarks };
    const latest = Number(todayAtSchool().slice(0, 4));
    if (year === "" || read.year < 2000 || read.year > latest) {
      errors[field("year")] = t("Enter a year from 2000 to {latest}", { latest });
    } else if (rows.some((other) => other.year === read.year)) {
      errors[field("year")] = t("There is a row of {year} already", { year });
    }
    if (read.registered === 0) errors[field("registered")] = t("Enter how many were registered, such as 120");
    if (passed === "") errors[field("passed")] = t("Enter how many passed, such as 118");
    else if (read.passed > read.registered) {
      errors[field("passed")] = t("Enter a number that is not above that of the registered ones");
    }
    rows.push(read);
  }
  return rows;
}
