import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/capabilities/activity/record-event.server";
import { noteSiteValues } from "~/content/disclosures/appendix-ix/from-site.server";
import { undoImport } from "~/content/disclosures/appendix-ix/results-import.server";
import type { Answer } from "~/forms/one-time.server";
import { servicesOf } from "~/services/services.server";

const location = "/dashboard/appendix-ix#c";

export async function undoBoardResults(
  context: AppLoadContext,
  who: string,
  ids: readonly number[],
): Promise<Answer> {
  return servicesOf(context)
    .db.transaction()
    .execute(async (trx) => {
      if (!(await undoImport(trx, ids))) {
        return { location, message: t("The results have changed since then. Nothing was undone.") };
      }
      await noteSiteValues(trx);
      await recordEvent(context, { who, verb: "undid board results" }, trx);
      return { location, message: t("Undone: the results are as they were before.") };
    });
}
