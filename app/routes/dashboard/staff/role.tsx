import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { msg } from "#message";
import { t } from "#say";
import { parseNameAndRole } from "~/accounts/account-form.server";
import { type ProofHandle, requireProof } from "~/accounts/proof/require-proof.server";
import { setName, setRole } from "~/accounts/queries.server";
import { recordEvent } from "~/activity-log/record-event.server";
import { openedField } from "~/forms/edit-conflict";
import { invalid } from "~/forms/fields.server";
import { FormRefusedError } from "~/forms/form-refused";
import { hashValues, mergeEdits } from "~/forms/merge-edits.server";
import { readForm } from "~/http/read-form.server";
import { notFound } from "~/http/refusal";
import { requireStaff } from "~/http/require-staff.server";
import { openForm, saveForm } from "~/http/save-form.server";
import { servicesOf } from "~/services/services.server";
import { roles, roleWords } from "~/session/roles";
import { staffLabel } from "~/session/staff-labels";
import { SharedForm } from "~/ui/form/shared-form";
import { pageMeta } from "~/ui/page/page-meta";
import { staffLoader } from "../staff-page.server";
import { findPersonOr404 } from "./person.server";
import { PersonNameField, RoleField } from "./person-fields";

export const handle: ProofHandle = { proof: "asked" };

export const loader = staffLoader("administrator", async ({ request, context, params, staff, db }) => {
  const person = await findPersonOr404(db, params);
  const values = { name: person.name, role: person.role };
  const opened = { [openedField]: hashValues(values) };
  return { person, ...(await openForm(request, context, staff, { ...values, ...opened })) };
});

const compared = {
  name: { label: msg(/* Of a person. */ "Name") },
  role: { label: msg("Role"), options: roles.map((value) => ({ value, label: roleWords[value].label })) },
};

/** Takes effect at the user's next request. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context, "administrator");
  const { db } = servicesOf(context);
  const fields = await readForm(request, context);
  await requireProof(request, context, staff, fields);
  const person = await findPersonOr404(db, params);
  const parsed = parseNameAndRole(fields);
  if (!parsed.ok) return invalid(parsed);
  return saveForm(
    { request, context },
    fields,
    t("The account could not be changed. Please try again."),
    async (trx) => {
      const now = await findPersonOr404(trx, params);
      const saved = { name: now.name, role: now.role };
      const { name, role } = mergeEdits({ saved, typed: parsed.values, fields, compare: compared });
      const isOwnFarewell = person.id === staff.id && role !== "administrator";
      const before = await setRole(trx, person.id, role);
      if (before === "unknown") throw notFound();
      if (before === "last") {
        const words = t("This is the last administrator. Make another person an administrator first.");
        throw new FormRefusedError({ errors: { role: words }, typed: { name, role } }, 409);
      }
      await setName(trx, person.id, name);
      const changes = [
        { label: compared.name.label, from: now.name, to: name },
        { label: compared.role.label, from: roleWords[before].label, to: roleWords[role].label },
      ].filter(({ from, to }) => from !== to);
      if (changes.length > 0) {
        const subject = person.username;
        const verb = before === role ? "renamed account" : "changed role";
        await recordEvent(context, { who: staff.username, verb, subject, changes }, trx);
      }
      return {
        location: isOwnFarewell ? "/dashboard" : `/dashboard/staff/${person.id}`,
        message: `${staffLabel({ ...person, name })}: ${t(roleWords[role].label)}`,
      };
    },
  );
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(
    matches,
    data ? t("Name and role: {username}", { username: data.person.username }) : t("Name and role"),
  );

export default function StaffRole() {
  const { person, ...form } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
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
        <input type="hidden" name={openedField} value={(problem ?? form).typed?.[openedField] ?? ""} />
        <PersonNameField state={problem ?? form} />
        <RoleField state={problem ?? form} />
      </SharedForm>
    </>
  );
}
