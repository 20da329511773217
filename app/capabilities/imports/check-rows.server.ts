import { t } from "#say";
import { getColumnLabel } from "./columns";
import { type RowImporter, RowProblem, type RowValues } from "./importer";
import type { PlannedResult } from "./plan";
import type { ReadRow } from "./read-rows";

/** Validates a row by the form's rules; undefined if it is valid. Names the column if the rule does not. */
export function findProblem({ kind, parse }: RowImporter, values: RowValues): string | undefined {
  const parsed = parse(new URLSearchParams(values));
  if (parsed.ok) return undefined;
  const problems = Object.entries<string | undefined>(parsed.errors).map(([field, problem = ""]) => {
    const column = getColumnLabel(kind, field);
    const isNamed = !(field in kind.fields) || problem.toLowerCase().includes(column.toLowerCase());
    return isNamed ? problem : new RowProblem(problem, column).message;
  });
  return problems.join(". ");
}

/** Rows that are added at once. */
export const maxRows = 500;

/** Splits rows into those that are added at once, and a result that counts the others. */
export function takeRows(read: readonly ReadRow[]): { taken: readonly ReadRow[]; left: PlannedResult[] } {
  const taken = read.slice(0, maxRows);
  const [first, ...others] = read.slice(maxRows);
  if (!first) return { taken, left: [] };
  const detail = t(
    "{count, plural, one {# more row is} other {# more rows are}} for a second file: at most {max} are added at once",
    {
      count: others.length + 1,
      max: maxRows,
    },
  );
  return { taken, left: [{ at: first.at, words: "", result: "refused", detail }] };
}
