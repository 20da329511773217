import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/capabilities/activity/record-event.server";
import { bringBack, type PublishingState } from "~/capabilities/publishing/publishing.server";
import { staffKinds } from "~/content/records/registry";
import type { Answer } from "~/forms/one-time.server";
import { servicesOf } from "~/services/services.server";

/** Restores the previous publishing state, except of records changed since. */
export async function undoPublishing(
  context: AppLoadContext,
  who: string,
  { kind: key, states }: { kind: string; states: readonly PublishingState[] },
): Promise<Answer> {
  const kind = staffKinds.find((each) => each.key === key);
  if (!kind) throw new Error(`There is no kind ${key}.`);
  return servicesOf(context)
    .db.transaction()
    .execute(async (trx) => {
      const ids = await bringBack(trx, kind, states);
      const location = kind.pages.list;
      if (ids.length === 0)
        return { location, message: t("Nothing was undone, because another person has changed it.") };
      const [id] = ids;
      const record = ids.length === 1 && id ? { record: { kind: kind.key, id } } : {};
      await recordEvent(
        context,
        { who, verb: "undid change", kind: kind.key, count: ids.length, ...record },
        trx,
      );
      return { location, message: t("Undone. It is as it was before.") };
    });
}
