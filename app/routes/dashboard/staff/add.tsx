import { Link } from "@remix-run/react";
import { msg } from "#message";
import { t } from "#say";
import { parsePerson } from "~/accounts/account-form.server";
import { unknownPasswordHash } from "~/accounts/passwords.server";
import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { createStaff, findStaffByUsername } from "~/accounts/queries.server";
import { recordEvent } from "~/activity-log/record-event.server";
import { invalid } from "~/forms/fields.server";
import { FormRefusedError } from "~/forms/form-refused";
import { openForm } from "~/http/save-form.server";
import { PostForm } from "~/ui/form/post-form";
import { Restored } from "~/ui/form/restored";
import { useForm } from "~/ui/form/use-form";
import { UsernameField } from "~/ui/form/username-field";
import { titled } from "~/ui/page/page-meta";
import { staffAction, staffLoader } from "../staff-page.server";
import { PersonNameField, RoleField } from "./person-fields";

export const handle: ProofHandle = { proof: "asked" };

export const loader = staffLoader("administrator", async ({ request, context, staff }) => {
  return openForm(request, context, staff, { role: "editor" });
});

/** Redirects to the link for setting a password, which only its owner knows. */
export const action = staffAction(
  {
    role: "administrator",
    proof: "asked",
    failure: msg("The account could not be added. Please try again."),
  },
  async ({ context, staff, fields }) => {
    const parsed = parsePerson(fields);
    if (!parsed.ok) return invalid(parsed);
    const { username, name, role } = parsed.values;
    const password_hash = await unknownPasswordHash();
    return {
      work: async (trx) => {
        if (!(await createStaff(trx, { username, name, password_hash, role }))) {
          const errors = { username: t("There is an account with this name") };
          throw new FormRefusedError({ errors, typed: { username, name, role } });
        }
        const person = await findStaffByUsername(trx, username);
        const subject = `${username}, ${role}`;
        await recordEvent(context, { who: staff.username, verb: "added account", subject, alert: true }, trx);
        return {
          location: `/dashboard/staff/${person?.id}/link`,
          isStep: true,
          message: t("Added {username}. Now make the link by which they set a password.", { username }),
        };
      },
    };
  },
);

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(msg("Add person"));

export default function AddStaff() {
  const { form, problem, state } = useForm<typeof loader, typeof action>();
  return (
    <>
      <h1>{t("Add person")}</h1>
      <p className="lead">{t("You then get a link to send to the person, who sets a password with it.")}</p>
      <Restored form={form} when={!problem} />
      <PostForm
        token={form.token}
        errors={problem?.errors}
        submit={t("Add person")}
        aside={<Link to="/dashboard/staff">{t("Cancel")}</Link>}
      >
        <PersonNameField state={state} />
        <UsernameField state={state} isNew />
        <RoleField state={state} />
      </PostForm>
    </>
  );
}
