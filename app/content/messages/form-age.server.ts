import type { AppLoadContext } from "@remix-run/node";
import { servicesOf } from "~/services/services.server";
import { readToken } from "../../forms/one-time.server";
import { tokenFieldName } from "../../forms/token-field";

/** Milliseconds since the page of a form was made. A form without a token is a script's, and counts as a minute old. */
export async function formAge(context: AppLoadContext, fields: URLSearchParams): Promise<number> {
  const token = readToken(servicesOf(context).db, fields.get(tokenFieldName));
  return token ? Date.now() - token.issuedAt : 60_000;
}
