import { z } from "zod";
import { msg, t } from "#say";
import { todayAtSchool } from "~/dates/dates";
import { checkOf, type FieldErrors, type Parsed, parseFields, type Typed, text } from "~/forms/fields.server";
import { declareForm } from "~/forms/form-size.server";
import { changedTable, checkTable } from "~/page-texts/table-form.server";
import { cellName, maxPastedLength, pastedName } from "~/page-texts/table-text";
import { examYearIn } from "~/spreadsheets/school-class";
import { plainDigits } from "~/text/digits";
import { maxReasonLength, maxValueLength } from "./limits";
import { getLines, type Line, reasonField, type SectionKey, sectionKeys } from "./lines";
import {
  type ResultColumn,
  type ResultRow,
  resultColumnNames,
  resultsSpec,
  writeResults,
  yearsAsked,
} from "./results";
import { resultHeadings } from "./results-table.server";
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
      shape[pastedName(resultsSpec(line.key))] = text(msg("Copied rows"), maxPastedLength);
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

const schemas = Object.fromEntries(sectionKeys.map((key) => [key, createShape(key)])) as Record<
  SectionKey,
  ReturnType<typeof createShape>
>;

/** Applies a button of a table of results. Undefined if the section should be saved. */
export function changedResults(section: SectionKey, fields: URLSearchParams): Typed | undefined {
  return getLines(section)
    .filter(({ kind }) => kind === "results")
    .map(({ key }) => changedTable(resultsSpec(key), fields, resultHeadings))
    .find(Boolean);
}

export function parseSection(section: SectionKey, fields: URLSearchParams): Parsed<Map<string, Value>> {
  const parsed = parseFields(schemas[section], fields);
  if (!parsed.ok) return parsed;
  const given = parsed.values as Record<string, string>;
  const errors: FieldErrors = {};
  let typed: Typed = Object.fromEntries(fields);
  const values = new Map<string, Value>();
  for (const line of getLines(section)) {
    const reason = given[reasonField(line.key)] ?? "";
    if (line.kind === "results") {
      const table = checkTable(resultsSpec(line.key), new URLSearchParams(typed), resultHeadings);
      Object.assign(errors, table.errors);
      typed = table.typed;
      values.set(line.key, { value: writeResults(toResults(line.key, table.rows, errors)), reason });
      continue;
    }
    const value = given[line.key] ?? "";
    if (value && reason) {
      errors[reasonField(line.key)] = t(
        /* {line} is the name of a field. */ "Empty this, or “{line}”: what does not apply has no answer",
        {
          line: t(line.label),
        },
      );
    }
    values.set(line.key, { value, reason });
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors, typed };
  return { ok: true, values };
}

/** Converts cells to results and adds the errors of figures. checkTable has checked lengths. */
function toResults(line: string, cells: readonly string[][], errors: FieldErrors): ResultRow[] {
  const rows: ResultRow[] = [];
  const latest = Number(todayAtSchool().slice(0, 4));
  for (const [at, [typedYear = "", registered = "", passed = "", remarks = ""]] of cells.entries()) {
    if (!registered && !passed && !remarks) continue;
    const refuse = (column: ResultColumn, problem: string) => {
      errors[cellName(at, resultColumnNames.indexOf(column), resultsSpec(line).prefix)] ??= problem;
    };
    const year = wholeNumber(typedYear) ? typedYear : String(examYearIn(typedYear) ?? typedYear);
    const figures = { year, registered, passed };
    for (const column of ["year", "registered", "passed"] as const)
      if (!wholeNumber(figures[column])) refuse(column, t("Enter a number, such as 120"));
    const read = { year: Number(year), registered: Number(registered), passed: Number(passed), remarks };
    if (year === "" || read.year < 2000 || read.year > latest)
      refuse("year", t("Enter a year from 2000 to {latest}", { latest }));
    else if (rows.some((other) => other.year === read.year))
      refuse("year", t("There is a row of {year} already", { year }));
    if (read.registered === 0) refuse("registered", t("Enter how many were registered, such as 120"));
    if (passed === "") refuse("passed", t("Enter how many passed, such as 118"));
    else if (read.passed > read.registered)
      refuse("passed", t("Enter a number that is not above that of the registered ones"));
    if (rows.length >= yearsAsked)
      refuse("year", t("At most {count} years: clear the fields of the others", { count: yearsAsked }));
    rows.push(read);
  }
  return rows;
}
