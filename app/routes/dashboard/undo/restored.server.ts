import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/capabilities/activity/record-event.server";
import { trashedName } from "~/capabilities/trash/kinds";
import { distinctName } from "~/capabilities/trash/names";
import { type RestoredKeys, trashAgain } from "~/capabilities/trash/queries.server";
import type { Answer } from "~/forms/one-time.server";
import { speakingEnglish } from "~/languages/current";
import { servicesOf } from "~/services/services.server";

/** Puts restored records back into the trash; they stay there as long as before. */
export async function undoRestore(
  context: AppLoadContext,
  who: string,
  records: readonly RestoredKeys[],
): Promise<Answer> {
  return servicesOf(context)
    .db.transaction()
    .execute(async (trx) => {
      const names: string[] = [];
      for (const keys of records) {
        const record = await trashAgain(trx, keys);
        if (!record) continue;
        names.push(distinctName(record));
        const subject = speakingEnglish(() => trashedName(record));
        const { kind, id } = keys;
        await recordEvent(context, { who, verb: "deleted", subject, record: { kind, id } }, trx);
      }
      const message =
        names.length > 0
          ? t("Back in the trash: {name}", { name: names.join(", ") })
          : t("Nothing was undone, because another person has changed it.");
      return { location: "/dashboard/trash", message };
    });
}
