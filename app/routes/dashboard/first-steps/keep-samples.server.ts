import { getPart, isPartKey } from "~/capabilities/settings/parts";
import { readSettings } from "~/capabilities/settings/queries.server";
import { keepSampleTexts } from "~/capabilities/texts/queries.server";
import type { UndoStep } from "~/capabilities/undo/undo.server";
import { staffKinds } from "~/content/records/registry";
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
    const kept = await takeAsOwn(trx, "settings", getPart(key).settings);
    const saved = Object.entries(await readSettings(trx)).filter(([name]) => kept.includes(name));
    return { type, source: "settings", settings: Object.fromEntries(saved) };
  }
  const kind = staffKinds.find(({ table }) => table === key);
  if (!kind) throw new Error(`There are no samples of ${key}.`);
  return { type, source: kind.table, ids: await takeAsOwn(trx, kind.table) };
}
