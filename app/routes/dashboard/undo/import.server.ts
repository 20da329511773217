import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/capabilities/activity/record-event.server";
import { offerUndo } from "~/capabilities/undo/undo.server";
import { topper } from "~/content/toppers/topper";
import { deleteImportedToppers } from "~/content/toppers/toppers-import.server";
import type { Answer } from "~/forms/one-time.server";
import { servicesOf } from "~/services/services.server";

/** Moves imported results to the trash. @param at ISO time of the import */
export async function undoToppers(context: AppLoadContext, who: string, at: string): Promise<Answer> {
  const now = new Date().toISOString();
  return servicesOf(context)
    .db.transaction()
    .execute(async (trx) => {
      const count = await deleteImportedToppers(trx, at, now);
      const location = topper.pages.list;
      if (count === 0) return { location, message: t("They are not there any more: nothing was undone.") };
      await recordEvent(context, { who, verb: "undid import", kind: topper.key, count }, trx);
      return {
        location,
        message: t(
          "{count, plural, one {Undone: # result are in the trash.} other {Undone: # results are in the trash.}}",
          { count },
        ),
        undo: await offerUndo(trx, { type: "restore all", kind: topper.key, at: now }),
      };
    });
}
