import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { t } from "#say";
import { redirectWithMessage } from "~/http/flash.server";
import { readForm } from "~/http/read-form.server";
import { requireStaff } from "~/http/require-staff.server";
import { servicesOf } from "~/services/services.server";
import { discardSavedDraft } from "~/session/saved-drafts.server";
import { staffLoader } from "../staff-page.server";

export const loader = staffLoader("editor", async () => {
  return redirect("/dashboard");
});

/** Discards a saved draft and reopens its page. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  await readForm(request, context);
  const location = await discardSavedDraft(servicesOf(context).db, params.form ?? "", staff.id);
  const message = location
    ? t("What you had typed was discarded.")
    : t("There was nothing to discard any more.");
  return redirectWithMessage(request, context, { location: location ?? "/dashboard", message });
}
