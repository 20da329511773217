import type { AppLoadContext } from "@remix-run/node";
import { msg, t } from "#say";
import type { Answer } from "~/forms/one-time.server";
import { notFound } from "~/http/refusal";
import { requireRole } from "~/http/require-staff.server";
import { isTextName, textSpec } from "~/page-texts/texts";
import { servicesOf } from "~/services/services.server";
import type { Staff } from "~/session/session.server";
import { type Settings, settingFields } from "~/settings/parts";
import { listRemovedSamples, type RemovedSamples } from "~/undo/undo.server";
import type { Database } from "~db/connection.server";
import { undoRemovedSamples } from "../undo/steps.server";
import type { Undoing } from "../undo/undoing.server";
import { samplesKind, samplesTitle } from "./removed-samples";

interface Filter {
  search: string | undefined;
  kind: string | null;
}

export async function findRemovedSamples(db: Database, { search = "", kind }: Filter) {
  if (kind && kind !== samplesKind) return [];
  const asked = search.toLowerCase().split(/\s+/).filter(Boolean);
  const removed = await listRemovedSamples(db);
  return removed
    .filter((samples) => {
      const words = wordsOf(samples).toLowerCase();
      return asked.every((word) => words.includes(word));
    })
    .map(({ key, at, texts, settings }) => ({
      key,
      at,
      texts: new Set(texts.map(({ name }) => name)).size,
      settings: Object.keys(settings).length,
    }));
}

function wordsOf({ texts, settings }: RemovedSamples): string {
  return [
    t(samplesTitle),
    ...texts.flatMap(({ name, value }) => [isTextName(name) ? t(textSpec(name).label) : "", value]),
    ...Object.entries(settings).flatMap(([name, value]) => [
      t(settingFields[name as keyof Settings].label),
      value,
    ]),
  ].join(" ");
}

/** Restores the texts and settings; records that were removed with them have their own rows. */
export async function findSamplesToRestore(context: AppLoadContext, staff: Staff, key: string) {
  const samples = (await listRemovedSamples(servicesOf(context).db)).find((one) => one.key === key);
  if (!samples) throw notFound();
  if (Object.keys(samples.settings).length > 0)
    await requireRole(context, staff, "administrator", msg("Restoring settings is for administrators."));
  return samples;
}

export async function restoreSamples(
  undoing: Undoing,
  samples: Awaited<ReturnType<typeof findSamplesToRestore>>,
): Promise<Answer> {
  await undoRemovedSamples(undoing, { ...samples, kinds: [] });
  return { location: "/dashboard/trash", message: t("Restored: {name}", { name: t(samplesTitle) }) };
}
