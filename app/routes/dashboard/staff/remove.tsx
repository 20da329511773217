import { type ActionFunctionArgs, type MetaFunction, redirectDocument } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { type ProofHandle, requireProof } from "~/accounts/proof/require-proof.server";
import { removeStaff } from "~/accounts/queries.server";
import { recordEvent } from "~/activity-log/record-event.server";
import { issueToken } from "~/forms/one-time.server";
import { redirectWithMessage } from "~/http/flash.server";
import { readForm } from "~/http/read-form.server";
import { refusal } from "~/http/refusal";
import { requireStaff } from "~/http/require-staff.server";
import { saving } from "~/http/unavailable.server";
import { servicesOf } from "~/services/services.server";
import { pageMeta } from "~/ui/page/page-meta";
import { ConfirmDelete } from "~/ui/records/confirm-delete";
import { staffLoader } from "../staff-page.server";
import { findPersonOr404 } from "./person.server";

export const handle: ProofHandle = { proof: "asked" };

export const loader = staffLoader("administrator", async ({ params, staff, db }) => {
  const person = await findPersonOr404(db, params);
  return { person, isOneself: person.id === staff.id, token: issueToken(db, staff.id) };
});

export const action = saving(async ({ request, context, params }: ActionFunctionArgs) => {
  const staff = await requireStaff(request, context, "administrator");
  const { db } = servicesOf(context);
  await requireProof(request, context, staff, await readForm(request, context));
  const person = await findPersonOr404(db, params);
  await db.transaction().execute(async (trx) => {
    if ((await removeStaff(trx, person.username)) === "last") {
      throw refusal(
        409,
        t("At least one administrator must remain. Make another person an administrator first."),
      );
    }
    const subject = person.username;
    await recordEvent(context, { who: staff.username, verb: "deleted account", subject }, trx);
  });
  if (person.id === staff.id) throw redirectDocument("/", 303);
  const message = t("Deleted the account {username}", { username: person.username });
  return redirectWithMessage(request, context, { location: "/dashboard/staff", message });
});

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(
    matches,
    data
      ? t("Delete staff account: {username}", { username: data.person.username })
      : t("Delete staff account"),
  );

export default function RemoveStaff() {
  const { person, isOneself, token } = useLoaderData<typeof loader>();
  return (
    <ConfirmDelete
      noun={t(/* In the place of {noun}, as in “Delete this staff account?”. */ "staff account")}
      consequence={
        isOneself
          ? t(
              "This is your own account: you are logged out everywhere and cannot log in again. What you posted stays.",
            )
          : t("The person is logged out everywhere and cannot log in again. What they posted stays.")
      }
      token={token}
      back="/dashboard/staff"
    >
      <h2>{person.username}</h2>
    </ConfirmDelete>
  );
}
