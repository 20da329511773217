/** Something that a person should look at, on the start page, in a report or in `npm run doctor`. */
export interface Finding {
  /** Sentence about the state. */
  words: string;
  /** Page where it can be solved. Without a label the words are the link. */
  link?: { label?: string; to: string };
  /** True if it is overdue or data may be lost. */
  isUrgent?: boolean;
  /** Day or ISO time on which it is due or ends; sorts the list. */
  at?: string | null | undefined;
}

/** Sorts dated findings by day; urgent ones without a day come before them, the rest after them. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const rank = ({ at, isUrgent }: Finding) => (at ? 1 : isUrgent ? 0 : 2);
  return [...findings].sort(
    (one, other) => rank(one) - rank(other) || (one.at ?? "").localeCompare(other.at ?? ""),
  );
}
