import type { AppLoadContext } from "@remix-run/node";
import { recordEvent } from "~/content/activity/record-event.server";
import { album } from "~/content/albums/album";
import { undoMove } from "~/content/photos/moves.server";
import { countOf } from "~/forms/chosen";
import type { Answer } from "~/forms/one-time.server";
import { servicesOf } from "~/services/services.server";

/** Puts photos back that were moved together. @param at the moment, an ISO time */
export async function undoMoved(context: AppLoadContext, who: string, at: string): Promise<Answer> {
  return servicesOf(context)
    .db.transaction()
    .execute(async (trx) => {
      const count = countOf(await undoMove(trx, at), "photo");
      const location = album.pages.list;
      if (count.startsWith("0 "))
        return { location, message: "They were moved again meanwhile: nothing was undone." };
      await recordEvent(context, { who, action: `undid the move of ${count}` }, trx);
      return { location, message: `Undone: ${count} are where they were before.` };
    });
}
