import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/capabilities/activity/record-event.server";
import { deleteImported } from "~/capabilities/imports/undo.server";
import { offerUndo, type UndoStep } from "~/capabilities/undo/undo.server";
import { staffKinds } from "~/content/records/registry";
import type { Answer } from "~/forms/one-time.server";
import { servicesOf } from "~/services/services.server";

type ImportStep = Extract<UndoStep, { type: "import" }>;

export async function undoImport(
  context: AppLoadContext,
  who: string,
  { kind: key, at }: ImportStep,
): Promise<Answer> {
  const now = new Date().toISOString();
  const kind = staffKinds.find((each) => each.key === key);
  if (!kind) return { location: "/dashboard", message: t("It is too late to undo this.") };
  return servicesOf(context)
    .db.transaction()
    .execute(async (trx) => {
      const { count, restored } = await deleteImported(trx, kind, at, now);
      const location = kind.pages.list;
      if (count + restored === 0)
        return { location, message: t("They are not there any more. Nothing was undone.") };
      await recordEvent(context, { who, verb: "undid import", kind: kind.key, count }, trx);
      const records = t(kind.names.count, { count });
      if (restored > 0)
        return {
          location,
          message: t(
            /* {records} such as: 12 results. */ "Undone: {records} moved to the trash, and the earlier ones are back.",
            { records },
          ),
        };
      return {
        location,
        message: t(/* {records} such as: 12 results. */ "Undone: {records} moved to the trash.", { records }),
        undo: await offerUndo(trx, { type: "restore all", kind: kind.key, at: now }),
      };
    });
}
