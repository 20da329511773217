import { notFound } from "./refusal";

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
