import { notFound } from "./refusal";

/** The record number in a URL. @throws Response 404 for anything that is not one */
export function idOf(params: { id?: string | undefined }): number {
  if (!/^[1-9]\d{0,14}$/.test(params.id ?? "")) throw notFound();
  return Number(params.id);
}

/** A word in a URL that is one of those known. @throws Response 404 for any other */
export function wordOf<Word extends string>(
  word: string | undefined,
  isKnown: (word: string | undefined) => word is Word,
): Word {
  if (!isKnown(word)) throw notFound();
  return word;
}
