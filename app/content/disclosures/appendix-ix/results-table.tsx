import { type Message, msg, t } from "#say";
import { languageProps } from "~/text/language";
import { BarChart } from "~/ui/pictures/bar-chart";
import type { FilledLine } from "./read.server";
import { passPercentage, type ResultRow } from "./results";

const headClass =
  "border border-line bg-green-mist px-1.5 py-2 text-left align-bottom text-sm text-heading sm:px-3 print:py-0.5 print:text-[9pt]!";
const cellClass =
  "border border-line max-sm:flex max-sm:justify-between max-sm:gap-3 before:hidden max-sm:before:block before:text-sm before:text-ink-soft before:content-[attr(data-label)] px-1.5 py-2 text-left align-top font-normal wrap-anywhere sm:px-3 print:py-0.5 print:text-[9pt]!";
const figureClass = `${cellClass} tabular-nums`;

const headings = [
  msg("Year"),
  msg("No. of registered students"),
  msg("No. of students passed"),
  msg("Pass percentage"),
  msg("Remarks"),
] as const satisfies readonly Message[];

export function ResultsTable({ line: { key, results } }: { line: Pick<FilledLine, "key" | "results"> }) {
  const title = key === "c5x" ? t("Result class: X") : t("Result class: XII");
  return (
    <>
      <table className="mt-5 w-full table-fixed border-collapse bg-sheet max-sm:block print:mt-2 print:break-inside-avoid">
        <caption className="mb-2 text-left max-sm:block font-bold text-heading">{title}</caption>
        <thead className="max-sm:sr-only">
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={headClass}>
                {t(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {results.map(({ year, registered, passed, remarks }) => (
            <tr key={year} className="max-sm:mb-3 max-sm:block">
              <th scope="row" className={figureClass} data-label={t(headings[0])}>
                {year}
              </th>
              <td className={figureClass} data-label={t(headings[1])}>
                {registered}
              </td>
              <td className={figureClass} data-label={t(headings[2])}>
                {passed}
              </td>
              <td className={figureClass} data-label={t(headings[3])}>
                {passPercentage({ registered, passed })}
              </td>
              <td className={cellClass} data-label={t(headings[4])} {...languageProps(remarks)}>
                {remarks || "–"}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ResultsChart
        id={`chart-${key}`}
        title={t("Pass percentage, class {grade}", { grade: key === "c5x" ? "X" : "XII" })}
        results={results}
      />
    </>
  );
}

function ResultsChart({ id, title, results }: { id: string; title: string; results: ResultRow[] }) {
  const bars = [...results]
    .sort((one, other) => one.year - other.year)
    .map(({ year, registered, passed }) => ({
      label: String(year),
      part: passed / registered,
      value: passPercentage({ registered, passed }),
    }));
  return <BarChart id={id} title={title} bars={bars} labelWidth={50} valueWidth={80} />;
}
