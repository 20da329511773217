import { plainDigits } from "./digits";

/** The classes that end with an examination of the board. */
export const boardStds = ["X", "XII"] as const;

export type BoardClass = (typeof boardStds)[number];

const patterns: [RegExp, BoardClass][] = [
  [/\bXII\b|\b12(th)?\b|twelfth|senior/i, "XII"],
  [/\bX\b|\b10(th)?\b|\btenth\b/i, "X"],
];

/** The class that a text speaks of: `XII`, `10th`, `Class X`. */
export function boardClassIn(text: string): BoardClass | undefined {
  return patterns.find(([pattern]) => pattern.test(plainDigits(text)))?.[1];
}

/** The year of the examination: `2025`, or the second one of a session, `2024-25`. */
export function examYearIn(text: string): number | undefined {
  const [, first = "", second = ""] =
    /^(20\d\d)(?:\s*[-–/]\s*(20\d\d|\d\d))?$/.exec(plainDigits(text).trim()) ?? [];
  if (!first) return undefined;
  const year = Number(second ? first.slice(0, 2) + second.slice(-2) : first);
  return second && year !== Number(first) + 1 ? undefined : year;
}
