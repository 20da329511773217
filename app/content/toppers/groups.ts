import { boardClassIn, examYearIn } from "~/spreadsheets/school-class";

/** Results of one class and year; the heading is empty if neither is known. */
export interface ResultGroup<Result> {
  heading: string;
  results: Result[];
}

/** Groups by class and year: newest year first, XII before X, other results last. */
export function groupResults<Result extends { std: string }>(
  results: readonly Result[],
): ResultGroup<Result>[] {
  const groups = new Map<string, ResultGroup<Result> & { year: number; isLower: boolean }>();
  for (const result of results) {
    const [board, year = 0] = [boardClassIn(result.std), examYearIn(result.std)];
    const heading = board ? [`Class ${board}`, ...(year ? [year] : [])].join(", ") : "";
    const group = groups.get(heading) ?? {
      heading,
      results: [],
      year: board ? year : -1,
      isLower: board !== "XII",
    };
    group.results.push(result);
    groups.set(heading, group);
  }
  return [...groups.values()].sort(
    (one, other) => other.year - one.year || Number(one.isLower) - Number(other.isLower),
  );
}
