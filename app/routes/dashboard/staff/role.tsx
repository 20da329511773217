import { Link } from "@remix-run/react";
import { msg } from "#message";
import { t } from "#say";
import { parseNameAndRole } from "~/accounts/account-form.server";
import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { setName, setRole } from "~/accounts/queries.server";
import { recordEvent } from "~/activity-log/record-event.server";
import { FormRefusedError } from "~/forms/form-refused";
import { notFound } from "~/http/refusal";
import { roles, roleWords } from "~/session/roles";
import { staffLabel } from "~/session/staff-labels";
import { SharedForm } from "~/ui/form/shared-form";
import { useForm } from "~/ui/form/use-form";
import { titled } from "~/ui/page/page-meta";
import { staffForm } from "../staff-page.server";
import { findPersonOr404 } from "./person.server";
import { PersonNameField, RoleField } from "./person-fields";

export const handle: ProofHandle = { proof: "asked" };

const compared = {
  name: { label: msg(/* Of a person. */ "Name") },
  role: { label: msg("Role"), options: roles.map((value) => ({ value, label: roleWords[value].label })) },
};

/** A role takes effect at the user's next request. */
const page = staffForm({
  role: "administrator",
  proof: "asked",
  failure: msg("The account could not be changed. Please try again."),
  edit: async (db, { params }) => ({ saved: await findPersonOr404(db, params), fields: compared }),
  load: async ({ db, params }) => ({ person: await findPersonOr404(db, params) }),
  parse: parseNameAndRole,
  save: async (trx, { name, role }, { context, params, staff }) => {
    const person = await findPersonOr404(trx, params);
    const isOwnFarewell = person.id === staff.id && role !== "administrator";
    const before = await setRole(trx, person.id, role);
    if (before === "unknown") throw notFound();
    if (before === "last") {
      const words = t("This is the last administrator. Make another person an administrator first.");
      throw new FormRefusedError({ errors: { role: words }, typed: { name, role } }, 409);
    }
    await setName(trx, person.id, name);
    const changes = [
      { label: compared.name.label, from: person.name, to: name },
      { label: compared.role.label, from: roleWords[before].label, to: roleWords[role].label },
    ].filter(({ from, to }) => from !== to);
    if (changes.length > 0) {
      const verb = before === role ? "renamed account" : "changed role";
      const event = { who: staff.username, subject: person.username, changes };
      await recordEvent(context, { ...event, verb }, trx);
    }
    return {
      location: isOwnFarewell ? "/dashboard" : `/dashboard/staff/${person.id}`,
      message: `${staffLabel({ ...person, name })}: ${t(roleWords[role].label)}`,
    };
  },
});
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled<typeof loader>((data) =>
  data ? t("Name and role: {username}", { username: data.person.username }) : t("Name and role"),
);

export default function StaffRole() {
  const {
    form: { person, ...form },
    problem,
  } = useForm<typeof loader, typeof action>();
  return (
    <>
      <h1>{t("Name and role of {username}", { username: person.username })}</h1>
      <SharedForm
        id="role-form"
        form={form}
        answer={problem}
        what={t("this page")}
        aside={<Link to={`/dashboard/staff/${person.id}`}>{t("Cancel")}</Link>}
      >
        <PersonNameField state={problem ?? form} />
        <RoleField state={problem ?? form} />
      </SharedForm>
    </>
  );
}
