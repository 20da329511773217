import { redirectDocument } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { removeStaff } from "~/accounts/queries.server";
import { refusal } from "~/http/refusal";
import { titled } from "~/ui/page/page-meta";
import { ConfirmDelete } from "~/ui/records/confirm-delete";
import { staffAction, staffLoader } from "../staff-page.server";
import { findPersonOr404 } from "./person.server";

export const loader = staffLoader("administrator", async ({ params, staff, db, issueToken }) => {
  const person = await findPersonOr404(db, params);
  return { person, isOneself: person.id === staff.id, token: issueToken() };
});

export const action = staffAction(
  { role: "administrator", proof: "asked" },
  async ({ params, staff, db, recordEvent }) => {
    const person = await findPersonOr404(db, params);
    return {
      work: async (trx) => {
        if ((await removeStaff(trx, person.username)) === "last") {
          throw refusal(
            409,
            t("At least one administrator must remain. Make another person an administrator first."),
          );
        }
        const subject = person.username;
        await recordEvent({ verb: "deleted account", subject }, trx);
        const message = t("Deleted the account {username}", { username: person.username });
        return { location: "/dashboard/staff", message };
      },
      after: async () => {
        if (person.id === staff.id) throw redirectDocument("/", 303);
      },
    };
  },
);

export const meta = titled<typeof loader>((data) =>
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
