import { Link } from "@remix-run/react";
import { msg, t } from "#say";
import { parsePerson } from "~/accounts/account-form.server";
import { linkPath, makePasswordLink } from "~/accounts/password-links.server";
import { unknownPasswordHash } from "~/accounts/passwords.server";
import { createStaff, findStaffByUsername, suggestUsername } from "~/accounts/queries.server";
import type { FieldErrors, Typed } from "~/forms/fields.server";
import { FormRefusedError } from "~/forms/form-refused";
import { siteOrigin } from "~/services/public-address.server";
import { MoreFields } from "~/ui/form/more-fields";
import { PostForm, useForm } from "~/ui/form/post-form";
import { Restored } from "~/ui/form/restored";
import { UsernameField } from "~/ui/form/username-field";
import { titled } from "~/ui/page/page-meta";
import { createQrCode } from "~/ui/pictures/qr-code.server";
import { staffAction, staffLoader } from "../staff-page.server";
import { NewLink } from "./new-link";
import { PersonNameField, RoleField } from "./person-fields";

export const loader = staffLoader("administrator", async ({ openForm }) => {
  return openForm({ role: "editor" });
});

/** Shows the link for setting a password, which only its owner then knows. */
export const action = staffAction(
  {
    role: "administrator",
    proof: "asked",
    failure: msg("The account could not be added. Please try again."),
  },
  async ({ request, context, fields, db, recordEvent }) => {
    const name = (fields.get("name") ?? "").trim();
    if (!name && !fields.get("username")) {
      const errors: FieldErrors = { name: t("Enter the name of the person") };
      return { errors, typed: Object.fromEntries(fields) as Typed };
    }
    if (!fields.get("username")) fields.set("username", await suggestUsername(db, name));
    const parsed = parsePerson(fields);
    if (!parsed.ok) return parsed;
    const { username, role } = parsed.values;
    const password_hash = await unknownPasswordHash();
    let made: Awaited<ReturnType<typeof makePasswordLink>> | undefined;
    return {
      work: async (trx) => {
        if (!(await createStaff(trx, { ...parsed.values, password_hash }))) {
          const errors = { username: t("There is an account with this name") };
          throw new FormRefusedError({ errors, typed: parsed.values });
        }
        const person = await findStaffByUsername(trx, username);
        const subject = `${username}, ${role}`;
        await recordEvent({ verb: "added account", subject, alert: true }, trx);
        made = person && (await makePasswordLink(trx, person.id));
        const message = t("Added {username}", { username });
        return { location: `/dashboard/staff/${person?.id}/link`, isStep: true, message };
      },
      shown: () => {
        if (!made) return undefined;
        const link = siteOrigin(request, context) + linkPath(made.token);
        return { username, link, expires_at: made.expires_at, code: createQrCode(link) };
      },
    };
  },
);

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(msg("Add person"));

export default function AddStaff() {
  const { form, problem: answer } = useForm<typeof loader, typeof action>();
  if (answer && "link" in answer)
    return (
      <>
        <h1>{t("Added {username}", { username: answer.username })}</h1>
        <NewLink made={answer} back="/dashboard/staff" />
      </>
    );
  const problem = answer;
  const state = problem ?? form;
  const typed = state.typed as Typed | undefined;
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
        <PersonNameField state={state} isNew />
        <RoleField state={state} />
        <MoreFields
          title={t("Username (optional)")}
          open={problem?.errors?.username !== undefined || Boolean(typed?.username)}
          className="px-4 pb-4"
        >
          <UsernameField state={state} isNew />
        </MoreFields>
      </PostForm>
    </>
  );
}
