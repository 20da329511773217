import { msg, t } from "#say";
import { findStaffById, setName, setRole } from "~/accounts/queries.server";
import type { FieldSpecs } from "~/forms/field-specs";
import { FormRefusedError } from "~/forms/form-refused";
import { idOf, notFound } from "~/http/refusal";
import { roles, roleWords } from "~/session/roles";
import type { Database } from "~db/connection.server";
import type { Role } from "~db/schema";

/** @throws Response 404 if there is none */
export async function findPersonOr404(db: Database, params: { id?: string | undefined }) {
  const person = await findStaffById(db, idOf(params));
  if (!person) throw notFound(t("There is no such account. It may have been removed."));
  return person;
}

export const nameAndRole = {
  name: { label: msg(/* Of a person. */ "Name") },
  role: { label: msg("Role"), options: roles.map((value) => ({ value, label: roleWords[value].label })) },
} satisfies FieldSpecs;

/** @returns the changes for the activity log @throws FormRefusedError for the last administrator */
export async function changeNameAndRole(
  trx: Database,
  person: { id: number; name: string },
  values: { name: string; role: Role },
) {
  const before = await setRole(trx, person.id, values.role);
  if (before === "unknown") throw notFound();
  if (before === "last") {
    const words = t("This is the last administrator. Make another person an administrator first.");
    throw new FormRefusedError({ errors: { role: words }, typed: values }, 409);
  }
  await setName(trx, person.id, values.name);
  return [
    { label: nameAndRole.name.label, from: person.name, to: values.name },
    { label: nameAndRole.role.label, from: roleWords[before].label, to: roleWords[values.role].label },
  ].filter(({ from, to }) => from !== to);
}
