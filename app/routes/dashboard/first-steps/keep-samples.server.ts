import { getPart, isPartKey } from "~/capabilities/settings/parts";
import { keepSampleTexts } from "~/capabilities/texts/queries.server";
import { staffKinds } from "~/content/records/registry";
import type { Database } from "~db/connection.server";
import { takeAsOwn } from "~db/starter-marks";

/** Marks the samples of a step as the school's own; call it in a transaction. @param key of the step */
export async function keepSamples(trx: Database, key: string): Promise<void> {
  if (key === "texts") return keepSampleTexts(trx);
  if (isPartKey(key)) return takeAsOwn(trx, "settings", getPart(key).settings);
  const kind = staffKinds.find(({ table }) => table === key);
  if (kind) await takeAsOwn(trx, kind.table);
}
