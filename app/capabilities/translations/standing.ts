import { msg } from "#message";
/** How what the school wrote stands in a language beside English. */
export type Standing = "there" | "missing" | "partly" | "changed" | "check";

/** What each is called. */
export const standingLabels = {
  there: msg(/* The words in a language are there. */ "There"),
  missing: msg(/* Words in a language. */ "Missing"),
  partly: msg(/* Words in a language. */ "Partly missing"),
  changed: msg("English changed since"),
  check: "To be checked",
} as const satisfies Record<Standing, string>;

/** One field in English and in another language. */
export interface Words {
  /** What is written in the form that everybody fills: English, unless it is of another script. */
  english: string;
  /** In the other language; empty if there are none. */
  words: string;
  /** The English words are others than those that these were made of. */
  changed: boolean;
  /** They came with a copy, and nobody has looked at them yet. */
  awaitsCheck: boolean;
}

/** The page where staff write in another language. @param kind a table, `texts` or `settings` */
export function translationPath(kind: string, id: string | number, language: string): string {
  return `/dashboard/languages/${kind}/${id}/${language}`;
}
