import type { BoardClass } from "./school-class";

export interface Candidate {
  name: string;
  passed: boolean;
  marks: Mark[];
}

interface Mark {
  subject: string;
  mark: number;
}

interface CbseList {
  std: BoardClass | undefined;
  year: number | undefined;
  candidates: Candidate[];
  statedCount: number | undefined;
}

/** Maximum length of a line, and of the title; CBSE's are far shorter. */
const maxLine = 500;
const maxTitles = 200;

const first = /^\s*\d{7,8}\s+[MFT]\s+(\S.*)$/;

/** English of classes X and XII: Communicative, Language and Literature, Core, Elective. */
const english = ["101", "184", "301", "001"];

export const bestEnglish = ({ marks }: Candidate) =>
  marks.filter(({ subject }) => english.includes(subject)).sort((one, other) => other.mark - one.mark)[0];

/** Marks with a grade, perhaps without a space, or `AB`. Subject numbers have three digits and no grade. */
const graded = /(?<![\dA-Z])(?:(\d{2,3}) *[A-E][12]?|AB(?:S|SENT)?)(?![\dA-Z])/g;
/** A line of nothing but marks needs no grades. */
const wholeLine = /^\s*(?:(?:\d{2,3}(?: *[A-E][12]?)?|AB(?:S|SENT)?|-+)(?:\s+|$))+$/;
const cell = /(\d{2,3})(?: *[A-E][12]?)?(?=\s|$)|AB\w*|-+/g;

/** Returns marks of the line below a name. @param subjects in the same order */
function marksIn(line: string, subjects: readonly string[]): Mark[] {
  const cells = [...line.matchAll(wholeLine.test(line) ? cell : graded)].map(([, digits = ""]) => digits);
  // A number above 100 is a subject.
  if (cells.some((digits) => Number(digits) > 100)) return [];
  const isAligned = cells.length === subjects.length;
  return cells.flatMap((digits, index) =>
    digits ? [{ subject: (isAligned && subjects[index]) || "", mark: Number(digits) }] : [],
  );
}

/** "Gazette" in fixed columns: roll number, sex, PASS if passed, marks on the next line. */
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
  const statedCount = Number(inTitles(/TOTAL CANDIDATES ?:?-? ?(\d+)/i)?.[1] ?? candidates.length);
  return {
    std: inTitles(/SENIOR SCHOOL CERTIFICATE|CLASS ?[-:]? ?XII\b/i)
      ? "XII"
      : inTitles(/SECONDARY SCHOOL EXAM|CLASS ?[-:]? ?X\b/i)
        ? "X"
        : undefined,
    year: said ? Number(said) : undefined,
    candidates,
    statedCount: statedCount === candidates.length ? undefined : statedCount,
  };
}
