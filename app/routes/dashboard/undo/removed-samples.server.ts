import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/capabilities/activity/record-event.server";
import { readSettings, saveSettings } from "~/capabilities/settings/queries.server";
import type { Settings } from "~/capabilities/settings/settings";
import { restoreSampleTexts } from "~/capabilities/texts/sample-texts.server";
import { restoreBatch } from "~/capabilities/trash/queries.server";
import { forgetUndo, type RemovedSamples } from "~/capabilities/undo/undo.server";
import type { Answer } from "~/forms/one-time.server";
import { servicesOf } from "~/services/services.server";
import { markAsStarter } from "~db/starter-marks";

const location = "/dashboard/first-steps";

/** Restores records, texts and settings, except what was written in their place since. */
export async function undoRemovedSamples(
  context: AppLoadContext,
  who: string,
  { key, at, kinds, texts, settings }: RemovedSamples & { key: string },
): Promise<Answer> {
  return servicesOf(context)
    .db.transaction()
    .execute(async (trx) => {
      for (const kind of kinds) await restoreBatch(trx, kind, at);
      await restoreSampleTexts(trx, texts);
      const now = await readSettings(trx);
      const empty = Object.entries(settings).filter(([name]) => now[name as keyof Settings] === "");
      await saveSettings(trx, Object.fromEntries(empty));
      await markAsStarter(
        trx,
        "settings",
        empty.map(([name]) => name),
      );
      await forgetUndo(trx, key);
      await recordEvent(context, { who, verb: "restored samples" }, trx);
      return { location, message: t("Undone. The sample content is back.") };
    });
}
