import { msg, t } from "#say";
import { parseNameAndRole } from "~/accounts/account-form.server";
import { roleWords } from "~/session/roles";
import { staffLabel } from "~/session/staff-labels";
import { formPage } from "~/ui/form/form-page";
import { titled } from "~/ui/page/page-meta";
import { staffForm } from "../staff-page.server";
import { changeNameAndRole, findPersonOr404, nameAndRole } from "./person.server";
import { PersonNameField, RoleField } from "./person-fields";

/** A role takes effect at the user's next request. */
const page = staffForm({
  role: "administrator",
  proof: "asked",
  failure: msg("The account could not be changed. Please try again."),
  edit: async (db, { params }) => ({ saved: await findPersonOr404(db, params), fields: nameAndRole }),
  load: async ({ db, params }) => ({ person: await findPersonOr404(db, params) }),
  parse: parseNameAndRole,
  save: async (trx, values, { params, staff, recordEvent }) => {
    const person = await findPersonOr404(trx, params);
    const changes = await changeNameAndRole(trx, person, values);
    const verb = person.role === values.role ? "renamed account" : "changed role";
    if (changes.length > 0) await recordEvent({ verb, subject: person.username, changes }, trx);
    const isOwnFarewell = person.id === staff.id && values.role !== "administrator";
    return {
      location: isOwnFarewell ? "/dashboard" : `/dashboard/staff/${person.id}`,
      message: `${staffLabel({ ...person, name: values.name })}: ${t(roleWords[values.role].label)}`,
    };
  },
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled<typeof loader>((data) =>
  data ? t("Name and role: {username}", { username: data.person.username }) : t("Name and role"),
);

export default formPage<{ person: { id: number; username: string } }>({
  fields: (state) => (
    <>
      <PersonNameField state={state} />
      <RoleField state={state} />
    </>
  ),
  title: ({ person }) => t("Name and role of {username}", { username: person.username }),
  what: msg("this page"),
  back: ({ person }) => `/dashboard/staff/${person.id}`,
});
