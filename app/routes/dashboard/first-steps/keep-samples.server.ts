import { staffKinds } from "~/kinds/registry";
import { keepSampleTexts } from "~/page-texts/queries.server";
import { isPartKey, listSettingsOf } from "~/settings/parts";
import { readSettings } from "~/settings/queries.server";
import type { UndoStep } from "~/undo/undo.server";
import type { Database } from "~db/connection.server";
import { takeAsOwn } from "~db/starter-marks";
import { textsOfStep } from "./text-steps.server";

type KeptSamples = Extract<UndoStep, { type: "kept samples" }>;

/** Marks the samples of a step as the school's own; call it in a transaction. @param key of the step */
export async function keepSamples(trx: Database, key: string): Promise<KeptSamples> {
  const type = "kept samples";
  const names = textsOfStep(key);
  if (names) return { type, source: "texts", texts: await keepSampleTexts(trx, names) };
  if (isPartKey(key)) {
    const kept = await takeAsOwn(trx, "settings", listSettingsOf(key));
    const saved = Object.entries(await readSettings(trx)).filter(([name]) => kept.includes(name));
    return { type, source: "settings", settings: Object.fromEntries(saved) };
  }
  const kind = staffKinds.find(({ table }) => table === key);
  if (!kind) throw new Error(`There are no samples of ${key}.`);
  return { type, source: kind.table, ids: await takeAsOwn(trx, kind.table) };
}
