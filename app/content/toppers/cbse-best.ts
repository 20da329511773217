import { t } from "#say";
import { listLacking } from "~/capabilities/imports/plan";
import type { ReadRow } from "~/capabilities/imports/read-rows";
import { bestEnglish, type Candidate, type readCbseList } from "~/spreadsheets/cbse-list";
import { type BoardClass, withYear } from "~/spreadsheets/school-class";

export interface BestOptions {
  std?: BoardClass | undefined;
  year?: number | undefined;
  best: number;
  /** True if English is always one of the five subjects. */
  english?: boolean;
}

/** Schools count the five best subjects, or English and the four best others. */
const counted = 5;

/** Undefined if there are too few subjects, or no English if it is required. */
function sumOfBest(candidate: Candidate, withEnglish: boolean): number | undefined {
  const english = withEnglish ? bestEnglish(candidate) : undefined;
  const others = [...candidate.marks]
    .sort((one, other) => other.mark - one.mark)
    .filter((one) => one !== english);
  const best = [...(english ? [english] : []), ...others].slice(0, counted);
  return best.length < counted || (withEnglish && !english)
    ? undefined
    : best.reduce((sum, { mark }) => sum + mark, 0);
}

/** Converts `ANANYA MAHATO`. */
const titleCase = (name: string) =>
  name.toLowerCase().replace(/(^|[\s.'-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase());

/** Returns the best of CBSE's list, and others with the same marks as the last. */
export function readBest(
  { candidates, statedCount: told, ...list }: NonNullable<ReturnType<typeof readCbseList>>,
  { best, english = false, ...beside }: BestOptions,
): ReadRow[] {
  const at = t("CBSE's list");
  if (told !== undefined) {
    const problem = t("it says {told} candidates at its end, and lists {listed}: is the file complete?", {
      told,
      listed: candidates.length,
    });
    return [{ at, problem }];
  }
  const own = list.std ?? beside.std;
  const year = list.year ?? beside.year;
  const lacks = listLacking({ std: own, year });
  if (!own) return [{ at, problem: t("it does not say the class: choose it below"), lacks }];
  const passed = candidates.filter((one) => one.passed);
  const read = passed
    .flatMap((one) => {
      const sum = sumOfBest(one, english);
      return sum === undefined ? [] : [{ name: titleCase(one.name), sum }];
    })
    .sort((one, other) => other.sum - one.sum);
  const least = read[best - 1]?.sum ?? 0;
  const chosen = read.filter(({ sum }) => sum >= least);
  const std = withYear(`Class ${own}`, year);
  const rows = chosen.map(({ name, sum }): ReadRow => {
    const marks = `${sum / counted}%`;
    return {
      at,
      note: t(
        /* A place among students: 1st, 2nd, 3rd. */ "{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
        { place: chosen.filter((one) => one.sum > sum).length + 1 },
      ),
      row: { name, marks, std, file: "", consent: "" },
      lacks,
    };
  });
  const left = (count: number, problem: string) =>
    count > 0
      ? [
          {
            at,
            words: t("{count, plural, one {# other student} other {# other students}}", { count }),
            problem,
          },
        ]
      : [];
  const unread = english
    ? t(
        /* After “3 other students”. */ "passed, but marks of five subjects with English cannot be read: check them by hand",
      )
    : t(
        /* After “3 other students”. */ "passed, but marks of five subjects cannot be read: check them by hand",
      );
  return [
    ...rows,
    ...left(passed.length - read.length, unread),
    ...left(
      candidates.length - passed.length + read.length - chosen.length,
      read.length > chosen.length
        ? t(/* Of students who are not shown on the website. */ "only the best {best} are shown", {
            best: chosen.length,
          })
        : t(/* Of students. */ "they did not pass"),
    ),
  ];
}
