import { redirect } from "@remix-run/node";
import { t } from "#say";
import { discardSavedDraft } from "~/session/saved-drafts.server";
import { staffAction, staffLoader } from "../staff-page.server";

export const loader = staffLoader("editor", async () => {
  return redirect("/dashboard");
});

/** Discards a saved draft and reopens its page. */
export const action = staffAction({ role: "editor" }, async ({ params, staff }) => ({
  work: async (trx) => {
    const location = await discardSavedDraft(trx, params.form ?? "", staff.id);
    const message = location
      ? t("What you had typed was discarded.")
      : t("There was nothing to discard any more.");
    return { location: location ?? "/dashboard", message };
  },
}));
