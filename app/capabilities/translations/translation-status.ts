import { msg } from "#message";
export type TranslationStatus = "there" | "missing" | "partly" | "changed" | "check";

export const translationStatusLabels = {
  there: msg(/* The text in a language is written. */ "Done"),
  missing: msg(/* Words in a language. */ "Missing"),
  partly: msg(/* Words in a language. */ "Partly missing"),
  changed: msg("English changed since"),
  check: "To be checked",
} as const satisfies Record<TranslationStatus, string>;

export interface Words {
  /** Original text: English, unless it is in another script. */
  english: string;
  words: string;
  changed: boolean;
  /** From a copy, and not checked yet. */
  awaitsCheck: boolean;
}

/** @param kind table, `texts` or `settings` */
export function translationPath(kind: string, id: string | number, language: string): string {
  return `/dashboard/languages/${kind}/${id}/${language}`;
}
