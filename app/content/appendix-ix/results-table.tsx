import { languageOf } from "~/ui/language";
import type { FilledLine } from "./read.server";
import { passPercentage } from "./results";

const headClass =
  "border border-line bg-green-mist px-1.5 py-2 text-left align-bottom text-xs text-heading sm:px-3 sm:text-sm print:py-0.5 print:text-[9pt]!";
const cellClass =
  "border border-line px-1.5 py-2 text-left align-top font-normal wrap-anywhere sm:px-3 print:py-0.5 print:text-[9pt]!";
const figureClass = `${cellClass} tabular-nums`;

/** The results of a class in the columns of CBSE's form. */
export function ResultsTable({ line: { key, results } }: { line: Pick<FilledLine, "key" | "results"> }) {
  const title = key === "c5x" ? "Result class: X" : "Result class: XII";
  return (
    <table className="mt-5 w-full table-fixed border-collapse bg-sheet print:mt-2 print:break-inside-avoid">
      <caption className="mb-2 text-left font-bold text-heading">{title}</caption>
      <thead>
        <tr>
          {["Year", "No. of registered students", "No. of students passed", "Pass percentage", "Remarks"].map(
            (heading) => (
              <th key={heading} scope="col" className={headClass}>
                {heading}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {results.map(({ year, registered, passed, remarks }) => (
          <tr key={year}>
            <th scope="row" className={figureClass}>
              {year}
            </th>
            <td className={figureClass}>{registered}</td>
            <td className={figureClass}>{passed}</td>
            <td className={figureClass}>{passPercentage({ registered, passed })}</td>
            <td className={cellClass} lang={languageOf(remarks)}>
              {remarks || "–"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
