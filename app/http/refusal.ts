import { t } from "#say";
/** Creates a response to throw: an error page, or `{success: false, message}` of an old endpoint. */
export function refusal(status: number, message: string, headers?: HeadersInit): Response {
  return Response.json({ message }, { status, headers });
}

export function notFound(message = "There is nothing at this address."): Response {
  return refusal(404, message);
}

export function gone(message = t("What was at this address was erased.")): Response {
  return refusal(410, message);
}

/** @throws Response 404 for anything else than a record ID */
export function idOf(params: { id?: string | undefined }): number {
  if (!/^[1-9]\d{0,14}$/.test(params.id ?? "")) throw notFound();
  return Number(params.id);
}

export function wordOf<Word extends string>(
  word: string | undefined,
  isKnown: (word: string | undefined) => word is Word,
): Word {
  if (!isKnown(word)) throw notFound();
  return word;
}
