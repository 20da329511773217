import { resubmittedFormField } from "~/forms/resubmitted-form-field";
import { seal, unseal } from "~/services/sealed.server";
import type { Database } from "~db/connection.server";

interface ResubmittedForm {
  staffId: number;
  fields: URLSearchParams;
}

const getSeal = (staffId: number, path: string) => ({
  purpose: "carried form" as const,
  owner: `staff ${staffId} ${path}`,
});

/** Encrypts a submitted form so that it can be resubmitted after re-authentication. */
export function sealResubmittedForm(
  db: Database,
  path: string,
  { staffId, fields }: ResubmittedForm,
): string {
  return `${staffId}.${seal(db, getSeal(staffId, path), fields.toString())}`;
}

/** Decrypts a resubmitted form and its owner; undefined if there is none for this path. */
export function openResubmittedForm(
  db: Database,
  path: string,
  fields: URLSearchParams,
): ResubmittedForm | undefined {
  const [owner = "", sealed = ""] = (fields.get(resubmittedFormField) ?? "").split(".");
  const staffId = Number(owner);
  const typed = unseal(db, getSeal(staffId, path), sealed);
  return typed === undefined ? undefined : { staffId, fields: new URLSearchParams(typed) };
}
