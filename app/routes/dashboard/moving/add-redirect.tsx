import { Link } from "@remix-run/react";
import { msg } from "#message";
import { t } from "#say";
import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { recordEvent } from "~/activity-log/record-event.server";
import { redirectFields } from "~/redirects/fields";
import { parseRedirect } from "~/redirects/form.server";
import { addRedirect, hasRedirect } from "~/redirects/redirects.server";
import { inputsOf } from "~/ui/form/fields";
import { SharedForm } from "~/ui/form/shared-form";
import { useForm } from "~/ui/form/use-form";
import { titled } from "~/ui/page/page-meta";
import { staffForm } from "../staff-page.server";
import { redirectsPath } from "./paths";

export const handle: ProofHandle = { proof: "none" };

const page = staffForm({
  role: "office",
  failure: msg("The old address could not be saved. Please try again."),
  load: async ({ request }) => {
    const address = new URL(request.url).searchParams.get("address") ?? "";
    return { values: { address: address.slice(0, redirectFields.address.max) } };
  },
  parse: parseRedirect,
  check: async ({ address }, { db, fields }) =>
    (await hasRedirect(db, address))
      ? {
          errors: { address: t("This old address leads to a page already. Delete it first to change it.") },
          typed: Object.fromEntries(fields),
        }
      : undefined,
  save: async (trx, { address, target }, { context, staff }) => {
    await addRedirect(trx, { address, target, created_by: staff.username });
    await recordEvent(context, { who: staff.username, verb: "added redirect", subject: address }, trx);
    return { location: redirectsPath, message: t("Old address added") };
  },
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(msg("Add an old address"));

export default function AddRedirect() {
  const { form, problem, state } = useForm<typeof loader, typeof action>();
  const input = inputsOf(redirectFields, state);
  return (
    <>
      <h1>{t("Add an old address")}</h1>
      <SharedForm
        id="redirect-form"
        form={form}
        answer={problem}
        what={t(/* In a sentence: somebody changed … */ "this address")}
        aside={<Link to={redirectsPath}>{t("Cancel")}</Link>}
      >
        {input("address")}
        {input("target")}
      </SharedForm>
    </>
  );
}
