import { t } from "#say";
import { readWrittenDay } from "~/dates/parse-written-date";
import { isSpoilt } from "~/text/digits";
import { comparedName, type ListedFile } from "./list-file";
import { type FoundBy, isBirthDate, namingExample, readFileName } from "./named-file";
import { isNumber } from "./number";

export type Plan = FoundBy | { problem: string };

function ofLine({ line, number, born }: ListedFile, today: string): Plan {
  if (isSpoilt(number)) {
    const problem = t(
      /* A long number as Excel shows it, such as 2.02E+11. */ "Line {line} of the list: the spreadsheet shortened the number to {number}. Set the column to text, write the number in full, and save the list again.",
      { line, number },
    );
    return { problem };
  }
  if (!isNumber(number))
    return { problem: t("Line {line} of the list has no number of a certificate.", { line }) };
  const bornOn = readWrittenDay(born);
  if (!bornOn) {
    const problem = t(
      "Line {line} of the list: write the date of birth such as 2010-05-31 or 31-05-2010, with the year in four digits.",
      { line },
    );
    return { problem };
  }
  if (!isBirthDate(bornOn, today))
    return { problem: t("Line {line} of the list: {born} cannot be a date of birth.", { line, born }) };
  return { number, bornOn };
}

export function planTyped(number: string, born: string, today: string): Plan {
  const bornOn = readWrittenDay(born);
  if (isNumber(number.trim()) && bornOn && isBirthDate(bornOn, today))
    return { number: number.trim(), bornOn };
  return { problem: t("Enter its number, and the date of birth such as 31-05-2010.") };
}

/** From the list or, without an entry, from the file name. @param today `yyyy-MM-dd` at the school */
export function planFile(fileName: string, list: readonly ListedFile[], today: string): Plan {
  const lines = list.filter(({ file }) => comparedName(file) === comparedName(fileName));
  const [line, second] = lines;
  if (line && second)
    return {
      problem: t("Lines {first} and {second} of the list are both for it.", {
        first: line.line,
        second: second.line,
      }),
    };
  if (line) return ofLine(line, today);
  const named = readFileName(fileName);
  if (named && isBirthDate(named.bornOn, today)) return named;
  const values = { example: namingExample };
  const problem =
    list.length > 0
      ? t(
          "It is not in the list, and its name does not say number and date of birth, as in {example}.",
          values,
        )
      : t("Its name does not say number and date of birth, as in {example}.", values);
  return { problem };
}

/** Entries of the list without a file. @param names uploaded files */
export function linesWithoutFile(list: readonly ListedFile[], names: readonly string[]): ListedFile[] {
  const come = new Set(names.map(comparedName));
  return list.filter(({ file }) => !come.has(comparedName(file)));
}
