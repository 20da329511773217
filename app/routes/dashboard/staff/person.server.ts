import { t } from "#say";
import { findStaffById } from "~/accounts/queries.server";
import { idOf } from "~/http/params.server";
import { notFound } from "~/http/refusal";
import type { Database } from "~db/connection.server";

/** @throws Response 404 if there is none */
export async function findPersonOr404(db: Database, params: { id?: string | undefined }) {
  const person = await findStaffById(db, idOf(params));
  if (!person) throw notFound(t("There is no such account. It may have been removed."));
  return person;
}
