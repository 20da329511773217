import type { BoardClass } from "./school-class";

/** A candidate of CBSE's list. */
export interface Candidate {
  name: string;
  passed: boolean;
  /** The marks of each subject, out of 100. */
  marks: Mark[];
}

interface Mark {
  /** The subject's number; empty if the list does not say it. */
  subject: string;
  mark: number;
}

interface CbseList {
  std: BoardClass | undefined;
  year: number | undefined;
  candidates: Candidate[];
  /** How many candidates it says there are, if that is not how many it has. */
  told: number | undefined;
}

/** Characters of a line, and lines with titles, that are read: CBSE's own are far shorter. */
const maxLine = 500;
const maxTitles = 200;

const first = /^\s*\d{7,8}\s+[MFT]\s+(\S.*)$/;

/** English of classes X and XII: Communicative, Language and Literature, Core, Elective. */
const english = ["101", "184", "301", "001"];

/** The best mark in English; undefined if there is none. */
export const bestEnglish = ({ marks }: Candidate) =>
  marks.filter(({ subject }) => english.includes(subject)).sort((one, other) => other.mark - one.mark)[0];

/** Marks with a grade, which may touch them, or `AB`. Subjects have numbers of three digits too, but no grade. */
const graded = /(?<![\dA-Z])(?:(\d{2,3}) *[A-E][12]?|AB(?:S|SENT)?)(?![\dA-Z])/g;
/** The same, where the line has nothing else: then marks need no grade. */
const wholeLine = /^\s*(?:(?:\d{2,3}(?: *[A-E][12]?)?|AB(?:S|SENT)?|-+)(?:\s+|$))+$/;
const cell = /(\d{2,3})(?: *[A-E][12]?)?(?=\s|$)|AB\w*|-+/g;

/** The marks in a line below the name; none if the line has no marks. @param subjects in the order of the marks */
function marksIn(line: string, subjects: readonly string[]): Mark[] {
  const cells = [...line.matchAll(wholeLine.test(line) ? cell : graded)].map(([, digits = ""]) => digits);
  // A line of numbers beyond 100 goes on with subjects.
  if (cells.some((digits) => Number(digits) > 100)) return [];
  const isAligned = cells.length === subjects.length;
  return cells.flatMap((digits, index) =>
    digits ? [{ subject: (isAligned && subjects[index]) || "", mark: Number(digits) }] : [],
  );
}

/**
 * Reads CBSE's own list of a school's candidates (the "gazette", a text of fixed columns): each candidate begins with a roll number of
 * seven or eight digits and the letter of the sex, the line has PASS where they passed, and the marks stand below.
 * @returns undefined if the text is none
 */
export function readCbseList(text: string): CbseList | undefined {
  const candidates: Candidate[] = [];
  let subjects: string[] = [];
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.slice(0, maxLine));
  for (const line of lines) {
    const rest = first.exec(line)?.[1];
    const last = candidates.at(-1);
    if (rest !== undefined) {
      const name = /^\D*/.exec(rest)?.[0].trim().replace(/\s+/g, " ") ?? "";
      candidates.push({ name, passed: /\bPASS\b/i.test(rest), marks: [] });
      subjects = rest.match(/\b\d{3}\b/g) ?? [];
    } else if (last && last.marks.length === 0) {
      last.marks = marksIn(line, subjects);
    }
  }
  if (candidates.length === 0) return undefined;
  const titles = lines
    .filter((line) => /EXAM|CANDIDATES|CERTIFICATE|CLASS/i.test(line))
    .slice(0, maxTitles)
    .map((line) => line.replace(/\s+/g, " "));
  const inTitles = (pattern: RegExp) => titles.map((title) => pattern.exec(title)).find(Boolean) ?? undefined;
  // ReDoS: a title has at most `maxLine` characters.
  const said = inTitles(/EXAM[A-Z]*\b.*?\b(20\d\d)\b/i)?.[1];
  const told = Number(inTitles(/TOTAL CANDIDATES ?:?-? ?(\d+)/i)?.[1] ?? candidates.length);
  return {
    std: inTitles(/SENIOR SCHOOL CERTIFICATE|CLASS ?[-:]? ?XII\b/i)
      ? "XII"
      : inTitles(/SECONDARY SCHOOL EXAM|CLASS ?[-:]? ?X\b/i)
        ? "X"
        : undefined,
    year: said ? Number(said) : undefined,
    candidates,
    told: told === candidates.length ? undefined : told,
  };
}
