import { redirect } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { t } from "#say";
import { checkProof } from "~/accounts/proof/check-proof.server";
import { ProofForm, proofTitle } from "~/accounts/proof/proof-form";
import { waysToProve } from "~/accounts/proof/ways-to-prove.server";
import { invalid } from "~/forms/fields.server";
import { samePath } from "~/http/same-site-path";
import { isProven } from "~/session/session.server";
import { useForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page/page-meta";
import { staffAction, staffLoader } from "../staff-page.server";

/** Next page, in the dashboard only; for files, the page that offers them. */
function wayOn(request: Request) {
  const { searchParams } = new URL(request.url);
  const next = samePath(searchParams.get("next"), request.url);
  return {
    next: next?.startsWith("/dashboard") ? next : "/dashboard",
    isFile: searchParams.get("file") === "yes",
  };
}

export const loader = staffLoader("editor", async ({ request, context, staff }) => {
  const isAsked = new URL(request.url).searchParams.has("next");
  if (isAsked && (await isProven(request, context))) throw redirect(wayOn(request).next);
  return waysToProve(request, context, staff.id);
});

export const action = staffAction({ role: "editor" }, async ({ request, context, staff, fields }) => {
  const errors = await checkProof(request, context, staff, fields);
  if (errors) return invalid({ errors, typed: {} }, context.retryAfter ? 429 : 422);
  const { next, isFile } = wayOn(request);
  if (!isFile) throw redirect(next, 303);
  const message = t("Thank you. Please press the download button again.");
  return { answer: { location: next, message } };
});

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(proofTitle);

export default function Confirm() {
  const { form: ways, problem } = useForm<typeof loader, typeof action>();
  return (
    <ProofForm
      asked={{ ...ways, ...(problem && { errors: problem.errors }) }}
      aside={<Link to="/dashboard">{t("Cancel")}</Link>}
    />
  );
}
