import { t } from "#say";
import { openedField } from "~/forms/edit-conflict";
import type { FieldErrors, Typed } from "~/forms/fields.server";
import { hashValues, mergeEdits, pick } from "~/forms/merge-edits.server";
import { speakingEnglish } from "~/languages/current";
import { fieldsOfTable } from "~/page-texts/table-text";
import type { Database } from "~db/connection.server";
import { listLineDocuments } from "./documents.server";
import { getLines, type Line, reasonField, type SectionKey } from "./lines";
import { readResults, resultCells, resultsInWords, resultsSpec } from "./results";
import { readValues, type Value } from "./values.server";

const emptyValue: Value = { value: "", reason: "" };

/** Values of the lines as texts, to compare and merge them. */
const writeLines = (values: ReadonlyMap<string, Value>, section: SectionKey): Typed =>
  Object.fromEntries(
    getLines(section).map(({ key }) => {
      const { value, reason } = values.get(key) ?? emptyValue;
      return [key, JSON.stringify({ value, reason })];
    }),
  );

const readLine = (text: string): Value => JSON.parse(text);

/** Returns values entered by staff, without derived ones. */
export async function openSection(db: Database, section: SectionKey): Promise<Typed> {
  const saved = await readValues(db, "staff");
  const opened = hashValues(writeLines(saved, section));
  return { ...toFields(section, (key) => saved.get(key) ?? emptyValue), [openedField]: opened };
}

function toFields(section: SectionKey, find: (key: string) => Value): Typed {
  const typed: Typed = {};
  for (const { key, kind } of getLines(section)) {
    const { value, reason } = find(key);
    typed[reasonField(key)] = reason;
    if (kind !== "results") typed[key] = value;
    else {
      const rows = resultCells(readResults(value));
      Object.assign(typed, fieldsOfTable({ headings: [], rows }, resultsSpec(key).prefix));
    }
  }
  return typed;
}

export async function refusedReasons(
  db: Database,
  values: ReadonlyMap<string, Value>,
): Promise<FieldErrors | undefined> {
  const documents = await listLineDocuments(db);
  const errors: FieldErrors = {};
  for (const [line, { reason }] of values) {
    const document = documents.find((one) => one.line === line && !one.isSample);
    if (reason && document) {
      errors[reasonField(line)] = t("Empty this, or take “{document}” out of this line first", {
        document: document.name,
      });
    }
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** Merges lines that two people changed. @throws FormRefusedError if both changed one line */
export async function mergeLines(
  trx: Database,
  section: SectionKey,
  values: ReadonlyMap<string, Value>,
  form: URLSearchParams,
): Promise<Map<string, Value>> {
  const saved = await readValues(trx, "staff");
  const before = writeLines(saved, section);
  const typed = pick(writeLines(values, section), [...values.keys()]);
  const merged = mergeEdits({
    saved: before,
    typed,
    fields: form,
    savedAt: [...saved.values()]
      .map(({ saved_at }) => saved_at)
      .sort()
      .at(-1),
    compare: (keys) =>
      getLines(section)
        .filter(({ key }) => keys.includes(key))
        .map((line) => ({
          label: t(line.label),
          saved: inWords(line, readLine(before[line.key] ?? "")),
          typed: inWords(line, values.get(line.key) ?? emptyValue),
        })),
    show: (lines) => toFields(section, (key) => readLine(lines[key] ?? before[key] ?? "")),
  });
  return new Map(Object.entries(merged).map(([key, line]) => [key, readLine(line)]));
}

export const loggedWords = (...of: Parameters<typeof inWords>) => speakingEnglish(() => inWords(...of));

function inWords({ kind }: Pick<Line, "kind">, { value, reason }: Value): string {
  const said = kind === "results" ? resultsInWords(readResults(value)) : value;
  return [said, reason && t("Not applicable: {reason}", { reason })].filter(Boolean).join("; ");
}
