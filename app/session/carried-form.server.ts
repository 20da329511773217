import { carriedField } from "~/forms/carried-field";
import { seal, unseal } from "~/services/sealed.server";
import type { Database } from "~db/connection.server";

interface CarriedForm {
  staffId: number;
  fields: URLSearchParams;
}

const sealOf = (staffId: number, path: string) => ({
  purpose: "carried form" as const,
  owner: `staff ${staffId} ${path}`,
});

/** A form's fields in one sealed field, while its sender is asked for a proof; good for this person and this path. */
export function carryForm(db: Database, path: string, { staffId, fields }: CarriedForm): string {
  return `${staffId}.${seal(db, sealOf(staffId, path), fields.toString())}`;
}

/** The form that another one carries, and whose it is; undefined if it carries none that was sealed for this path. */
export function openCarriedForm(
  db: Database,
  path: string,
  fields: URLSearchParams,
): CarriedForm | undefined {
  const [owner = "", sealed = ""] = (fields.get(carriedField) ?? "").split(".");
  const staffId = Number(owner);
  const typed = unseal(db, sealOf(staffId, path), sealed);
  return typed === undefined ? undefined : { staffId, fields: new URLSearchParams(typed) };
}
