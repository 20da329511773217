import { readWrittenDay } from "~/forms/written-day";
import { comparedName, type ListedFile } from "./list-file";
import { type FoundBy, isBirthDate, namingExample, readFileName } from "./named-file";
import { isNumber } from "./number";

/** What a file is to be found by, or why that cannot be told. */
export type Plan = FoundBy | { problem: string };

const datesAs = "such as 2010-05-31 or 31-05-2010, with the year in four digits";

function ofLine({ line, number, born }: ListedFile, today: string): Plan {
  const at = `Line ${line} of the list`;
  if (!isNumber(number)) return { problem: `${at} has no number of a certificate.` };
  const bornOn = readWrittenDay(born);
  if (!bornOn) return { problem: `${at}: write the date of birth ${datesAs}.` };
  if (!isBirthDate(bornOn, today)) return { problem: `${at}: ${born} cannot be a date of birth.` };
  return { number, bornOn };
}

/**
 * What a file is found by: the list says it; where the file is not in the list, its name.
 * @param today yyyy-MM-dd, at the school
 */
export function planOf(fileName: string, list: readonly ListedFile[], today: string): Plan {
  const lines = list.filter(({ file }) => comparedName(file) === comparedName(fileName));
  const [line, second] = lines;
  if (line && second)
    return { problem: `Lines ${line.line} and ${second.line} of the list are both for it.` };
  if (line) return ofLine(line, today);
  const named = readFileName(fileName);
  if (named && isBirthDate(named.bornOn, today)) return named;
  const missing = list.length > 0 ? "It is not in the list, and its name" : "Its name";
  return { problem: `${missing} does not say number and date of birth, as in ${namingExample}.` };
}

/** Lines of the list for which no file came. @param names of the files that came */
export function linesWithoutFile(list: readonly ListedFile[], names: readonly string[]): ListedFile[] {
  const come = new Set(names.map(comparedName));
  return list.filter(({ file }) => !come.has(comparedName(file)));
}
