import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/capabilities/activity/record-event.server";
import { type TrashKind, trashedName, trashKinds } from "~/capabilities/trash/kinds";
import { distinctName } from "~/capabilities/trash/names";
import { restoreBatch, restoredKeys, restoreRecord } from "~/capabilities/trash/queries.server";
import { offerUndo } from "~/capabilities/undo/undo.server";
import type { Answer } from "~/forms/one-time.server";
import { speakingEnglish } from "~/languages/current";
import { servicesOf } from "~/services/services.server";
import { listOfRestored } from "./restored-list.server";

const trash = "/dashboard/trash";

export async function restoreOne(
  context: AppLoadContext,
  who: string,
  record: { kind: TrashKind; id: number },
): Promise<Answer> {
  const { outcome, location, undo } = await servicesOf(context)
    .db.transaction()
    .execute(async (trx) => {
      const outcome = await restoreRecord(trx, record.kind, record.id);
      if (typeof outcome !== "string") {
        const subject = speakingEnglish(() => trashedName(outcome));
        await recordEvent(context, { who, verb: "restored", subject, record }, trx);
      }
      const undo =
        typeof outcome === "string"
          ? undefined
          : await offerUndo(trx, { type: "trash again", records: [restoredKeys(outcome)] });
      return { outcome, undo, location: await listOfRestored(trx, record.kind, [record.id]) };
    });
  if (outcome === "erased")
    return { location: trash, message: t("It was erased for good and cannot be restored.") };
  if (outcome === "asked for") {
    const message = t("A visitor asked to remove it. An administrator decides that under Take-downs.");
    return { location: trash, message };
  }
  const message =
    outcome === "not deleted"
      ? t("It is back on the site already.")
      : t("Restored: {name}", { name: distinctName(outcome) });
  return { location, message, undo };
}

/** Restores records deleted together. @param at ISO time of deletion */
export async function restoreAll(
  context: AppLoadContext,
  who: string,
  { kind, at }: { kind: TrashKind; at: string },
): Promise<Answer> {
  return servicesOf(context)
    .db.transaction()
    .execute(async (trx) => {
      const restored = await restoreBatch(trx, kind, at);
      if (restored.length === 0)
        return { location: trash, message: t("They are not in the trash any more.") };
      const count = restored.length;
      await recordEvent(context, { who, verb: "restored", kind, count }, trx);
      const ids = restored.map(({ id }) => id);
      return {
        location: await listOfRestored(trx, kind, ids),
        message: t("Restored: {name}", { name: t(trashKinds[kind].count, { count }) }),
      };
    });
}
