import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/capabilities/activity/record-event.server";
import { readSettings, settingsKind } from "~/capabilities/settings/queries.server";
import { savePart } from "~/capabilities/settings/save.server";
import type { UndoStep } from "~/capabilities/undo/undo.server";
import { calendar } from "~/content/calendar/entry.server";
import { notice } from "~/content/notices/notice";
import { notices } from "~/content/notices/notice.server";
import type { Answer } from "~/forms/one-time.server";
import { servicesOf } from "~/services/services.server";

type ClosedStep = Extract<UndoStep, { type: "school closed" }>;

const location = "/dashboard";

/** Moves notice and calendar entry to the trash, and restores the earlier banner unless it was changed since. */
export async function undoSchoolClosed(
  context: AppLoadContext,
  who: string,
  { records, banner }: ClosedStep,
): Promise<Answer> {
  return servicesOf(context)
    .db.transaction()
    .execute(async (trx) => {
      let isUndone = false;
      for (const record of records) {
        const { find, remove } = record.kind === notice.key ? notices : calendar;
        const subject = (await find(trx, record.id))?.title ?? "";
        if (!(await remove(trx, record.id))) continue;
        isUndone = true;
        await recordEvent(context, { who, verb: "deleted", subject, record }, trx);
      }
      const settings = await readSettings(trx);
      if (
        banner &&
        settings.banner_text === banner.saved.banner_text &&
        settings.banner_until === banner.saved.banner_until
      ) {
        isUndone = true;
        await savePart(context, trx, { who, key: "banner", merge: () => banner.before });
        await trx
          .deleteFrom("translations")
          .where("kind", "=", settingsKind)
          .where("record", "=", "banner_text")
          .execute();
        if (banner.words.length > 0)
          await trx
            .insertInto("translations")
            .values([...banner.words])
            .execute();
      }
      if (!isUndone)
        return { location, message: t("Nothing was undone, because another person has changed it.") };
      return { location, message: t("Undone. The website no longer says that the school is closed.") };
    });
}
