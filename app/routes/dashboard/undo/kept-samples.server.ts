import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/capabilities/activity/record-event.server";
import { readSettings } from "~/capabilities/settings/queries.server";
import type { Settings } from "~/capabilities/settings/settings";
import { markSampleTexts } from "~/capabilities/texts/queries.server";
import type { UndoStep } from "~/capabilities/undo/undo.server";
import type { Answer } from "~/forms/one-time.server";
import { servicesOf } from "~/services/services.server";
import { markAsStarter } from "~db/starter-marks";

type KeptStep = Extract<UndoStep, { type: "kept samples" }>;

/** Marks samples again, except what was changed since. */
export async function undoKeptSamples(context: AppLoadContext, who: string, step: KeptStep): Promise<Answer> {
  return servicesOf(context)
    .db.transaction()
    .execute(async (trx) => {
      if ("texts" in step) await markSampleTexts(trx, step.texts);
      else if ("ids" in step) await markAsStarter(trx, step.source, step.ids);
      else {
        const now = await readSettings(trx);
        const unchanged = Object.entries(step.settings).filter(
          ([name, value]) => now[name as keyof Settings] === value,
        );
        await markAsStarter(
          trx,
          "settings",
          unchanged.map(([name]) => name),
        );
      }
      await recordEvent(context, { who, verb: "undid kept samples" }, trx);
      return { location: "/dashboard/first-steps", message: t("Undone. It is as it was before.") };
    });
}
