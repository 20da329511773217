import type { AppLoadContext } from "@remix-run/node";
import { servicesOf } from "~/services/services.server";
import { readToken } from "../../forms/one-time.server";
import { tokenFieldName } from "../../forms/token-field";

/** Milliseconds since the form was rendered. Without a token (scripts) a minute. */
export async function formAge(context: AppLoadContext, fields: URLSearchParams): Promise<number> {
  const token = readToken(servicesOf(context).db, fields.get(tokenFieldName));
  return token ? Date.now() - token.issuedAt : 60_000;
}
