import type { BoardClass } from "./school-class";

/** A candidate of CBSE's list. */
export interface Candidate {
  name: string;
  passed: boolean;
  /** The marks of each subject, out of 100. */
  marks: number[];
}

interface CbseList {
  std: BoardClass | undefined;
  year: number | undefined;
  candidates: Candidate[];
  /** How many candidates it says there are, where that is not how many it has. */
  told: number | undefined;
}

const first = /^\s*\d{8}\s+[MFT]\s+(\S.*)$/;
/** Marks and grade in the line below the name; subjects have numbers of three digits, too, but no grade behind them. */
const marked = /\b(\d{3})\s+[A-E][12]?\b/g;

/**
 * Reads CBSE's own list of a school's candidates (the "gazette", a text of fixed columns): each candidate begins with a roll number of
 * eight digits and the letter of the sex, the line has PASS where they passed, and the marks stand below.
 * @returns undefined where the text is none
 */
export function readCbseList(text: string): CbseList | undefined {
  const candidates: Candidate[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    const rest = first.exec(line)?.[1];
    const last = candidates.at(-1);
    if (rest !== undefined) {
      const name = /^\D*/.exec(rest)?.[0].trim().replace(/\s+/g, " ") ?? "";
      candidates.push({ name, passed: /\bPASS\b/i.test(rest), marks: [] });
    } else if (last && last.marks.length === 0) {
      last.marks = [...line.matchAll(marked)].map(([, digits]) => Number(digits));
    }
  }
  if (candidates.length === 0) return undefined;
  const said = /EXAM[A-Z]*\b[^\n]*?\b(20\d\d)\b/i.exec(text)?.[1];
  const told = Number(/TOTAL\s+CANDIDATES\s*:?-?\s*(\d+)/i.exec(text)?.[1] ?? candidates.length);
  return {
    std: /SENIOR\s+SCHOOL\s+CERTIFICATE|CLASS\s*[-:]?\s*XII\b/i.test(text)
      ? "XII"
      : /SECONDARY\s+SCHOOL\s+EXAM|CLASS\s*[-:]?\s*X\b/i.test(text)
        ? "X"
        : undefined,
    year: said ? Number(said) : undefined,
    candidates,
    told: told === candidates.length ? undefined : told,
  };
}
