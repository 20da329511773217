import { findConsentRule, noteConsent } from "~/capabilities/consents/at-adding.server";
import { copyWords } from "~/capabilities/translations/save.server";
import { listTranslated } from "~/forms/field-specs";
import type { Database } from "~db/connection.server";
import type { RowImporter } from "./importer";
import { RowsPresentError, type SaveOptions } from "./list-import";
import type { PlannedRow } from "./plan";
import { readPresent } from "./plan.server";

/** Needs a transaction. @returns the ISO time that identifies the import @throws RowsPresentError */
export async function addRows(
  trx: Database,
  importer: RowImporter,
  planned: readonly PlannedRow[],
  { who, fileColumns }: SaveOptions,
): Promise<string> {
  const { kind, records, sameness, parse } = importer;
  const present = await readPresent(trx, importer);
  const rows = planned.map((row) => {
    const before = present.get(sameness(row.values));
    return before?.isSample ? { ...row, replaces: before.id } : row;
  });
  if (rows.some(({ values, replaces }) => present.get(sameness(values))?.id !== replaces))
    throw new RowsPresentError();
  const at = new Date().toISOString();
  const rule = await findConsentRule(trx, kind);
  await records.removeMany(
    trx,
    rows.flatMap(({ replaces }) => replaces ?? []),
    at,
  );
  const entries = [...rows.entries()];
  const isNewFirst = kind.ordered !== "new last" && !rows.some(({ values }) => values.position);
  for (const [index, { values, replaces }] of isNewFirst ? entries.reverse() : entries) {
    const parsed = parse(new URLSearchParams(values));
    if (!parsed.ok) throw new Error("The rows were checked before.");
    const id = await records.create(trx, { ...parsed.values, ...fileColumns[index] }, at);
    const { consent: by } = values;
    if (by && rule !== undefined) await noteConsent(trx, kind, id, { who, by });
    if (replaces === undefined) continue;
    const record = present.get(sameness(values)) ?? {};
    const translated = { table: kind.table, fields: listTranslated(kind.fields) };
    await copyWords(trx, translated, { id: replaces, record }, { id, record: parsed.values });
  }
  return at;
}
