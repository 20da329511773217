import { type Message, msg } from "#message";
import { t } from "#say";
import type { FieldErrors, Typed } from "~/forms/fields.server";
import { FormRefusedError } from "~/forms/form-refused";
import { speakingEnglish } from "~/languages/current";
import type { Database } from "~db/connection.server";
import { listLineDocuments } from "./documents.server";
import { getLines, type Line, reasonField, type SectionKey } from "./lines";
import { readResults, resultField, resultsInWords, resultYears } from "./results";
import { readValues, type SavedValue, type Value } from "./values.server";

/** Hidden field with the newest row ID when the form was opened. */
export const openedField = "opened";

const findNewest = (section: SectionKey, saved: ReadonlyMap<string, SavedValue>) =>
  String(Math.max(0, ...getLines(section).map(({ key }) => saved.get(key)?.id ?? 0)));

/** Returns values entered by staff, without derived ones. */
export async function openSection(db: Database, section: SectionKey): Promise<Typed> {
  const saved = await readValues(db, "staff");
  const typed: Typed = { [openedField]: findNewest(section, saved) };
  for (const { key, kind } of getLines(section)) {
    const { value = "", reason = "" } = saved.get(key) ?? {};
    typed[reasonField(key)] = reason;
    if (kind !== "results") typed[key] = value;
    else Object.assign(typed, resultFields(key, value));
  }
  return typed;
}

function resultFields(line: string, value: string): Typed {
  const rows = readResults(value);
  const years = [...new Set([...resultYears(), ...rows.map(({ year }) => year)])];
  const shown = rows.length >= resultYears().length ? rows.map(({ year }) => year) : years;
  const typed: Typed = {};
  for (const [index, year] of shown.slice(0, resultYears().length).entries()) {
    const row = rows.find((one) => one.year === year);
    typed[resultField(line, index, "year")] = String(year);
    typed[resultField(line, index, "registered")] = row ? String(row.registered) : "";
    typed[resultField(line, index, "passed")] = row ? String(row.passed) : "";
    typed[resultField(line, index, "remarks")] = row?.remarks ?? "";
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

const conflictMessage: Message = msg(
  "Another person changed some of the same lines while you had them open. Your changes are not saved yet: compare both, then choose.",
);

/** @throws FormRefusedError if a line was changed to another value */
export async function assertUnchanged(
  trx: Database,
  section: SectionKey,
  values: ReadonlyMap<string, Value>,
  form: URLSearchParams,
): Promise<void> {
  const saved = await readValues(trx, "staff");
  const opened = form.get(openedField) ?? "";
  const since = /^\d{1,15}$/.test(opened) ? Number(opened) : Number.POSITIVE_INFINITY;
  const changed = getLines(section).flatMap((line) => {
    const [old, own] = [saved.get(line.key), values.get(line.key)];
    if (!old || !own || old.id <= since) return [];
    return old.value === own.value && old.reason === own.reason ? [] : [{ line, old, own }];
  });
  const savedAt = changed
    .map(({ old }) => old.saved_at)
    .sort()
    .at(-1);
  if (!savedAt) return;
  const fields = changed.map(({ line, old, own }) => ({
    label: t(line.label),
    saved: inWords(line, old),
    typed: inWords(line, own),
  }));
  const typed = { ...Object.fromEntries(form), [openedField]: findNewest(section, saved) };
  throw new FormRefusedError(
    { errors: { "": t(conflictMessage) }, typed, conflict: { savedAt, fields } },
    409,
  );
}

export const loggedWords = (...of: Parameters<typeof inWords>) => speakingEnglish(() => inWords(...of));

function inWords({ kind }: Pick<Line, "kind">, { value, reason }: Value): string {
  const said = kind === "results" ? resultsInWords(readResults(value)) : value;
  return [said, reason && t("Not applicable: {reason}", { reason })].filter(Boolean).join("; ");
}
