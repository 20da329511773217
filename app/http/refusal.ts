import { t } from "#say";
/**
 * A refusal in words, to be thrown: pages show it in the error page with its status, the old endpoints
 * turn it into `{success: false, message}`.
 */
export function refusal(status: number, message: string, headers?: HeadersInit): Response {
  return Response.json({ message }, { status, headers });
}

/** A 404 with words for a person; to be thrown. */
export function notFound(message = "There is nothing at this address."): Response {
  return refusal(404, message);
}

/** A 410 for what was here and was erased; to be thrown. */
export function gone(message = t("What was at this address was erased.")): Response {
  return refusal(410, message);
}
