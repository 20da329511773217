import { staffKinds } from "~/kinds/registry";
import { keepSampleTexts } from "~/page-texts/queries.server";
import { readSettings } from "~/settings/queries.server";
import type { UndoStep } from "~/undo/undo.server";
import type { Database } from "~db/connection.server";
import { takeAsOwn } from "~db/starter-marks";
import { kindsOfStep } from "./record-steps.server";
import { settingsOfStep } from "./setting-steps.server";
import { textsOfStep } from "./text-steps.server";

type KeptSamples = Extract<UndoStep, { type: "kept samples" }>;

/** Marks the samples of a step as the school's own; call it in a transaction. @param key of the step */
export async function keepSamples(trx: Database, key: string): Promise<KeptSamples> {
  const type = "kept samples";
  const names = textsOfStep(key);
  if (names) return { type, source: "texts", texts: await keepSampleTexts(trx, names) };
  const settings = settingsOfStep(key);
  if (settings) {
    const kept = await takeAsOwn(trx, "settings", settings);
    const saved = Object.entries(await readSettings(trx)).filter(([name]) => kept.includes(name));
    return { type, source: "settings", settings: Object.fromEntries(saved) };
  }
  const records = [];
  for (const { key: kindKey, table } of staffKinds)
    if (kindsOfStep(key).includes(kindKey)) records.push({ source: table, ids: await takeAsOwn(trx, table) });
  if (records.length === 0) throw new Error(`There are no samples of ${key}.`);
  return { type, source: "records", records };
}
