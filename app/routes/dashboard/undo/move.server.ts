import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/capabilities/activity/record-event.server";
import { album } from "~/content/albums/album";
import { movePhotosBack } from "~/content/photos/moves.server";
import { photo } from "~/content/photos/photo";
import type { Answer } from "~/forms/one-time.server";
import { servicesOf } from "~/services/services.server";
import { listOfRestored } from "./restored-list.server";

export async function undoMove(context: AppLoadContext, who: string, at: string): Promise<Answer> {
  return servicesOf(context)
    .db.transaction()
    .execute(async (trx) => {
      const ids = await movePhotosBack(trx, at);
      if (ids.length === 0) {
        const message = t("They have been moved since then. Nothing was undone.");
        return { location: album.pages.list, message };
      }
      const event = { who, verb: "undid move" as const, kind: photo.key, count: ids.length };
      await recordEvent(context, event, trx);
      return {
        location: await listOfRestored(trx, photo.key, ids),
        message: t(
          "{count, plural, one {Undone: # photo are where they were before.} other {Undone: # photos are where they were before.}}",
          { count: ids.length },
        ),
      };
    });
}
