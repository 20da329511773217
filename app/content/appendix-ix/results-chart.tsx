import { passPercentage, type ResultRow } from "./results";

/** Units of the drawing: a bar of 100 per cent, what stands before it, and a row. */
const full = 190;
const before = 50;
const rowHeight = 34;

/** Room behind a full bar for `98.46 %`. */
const behind = 80;

/**
 * The pass percentages of a class as bars from 0 to 100, the earliest year first. It says nothing that the table does not: whoever reads
 * by ear hears one sentence.
 */
export function ResultsChart({ id, title, results }: { id: string; title: string; results: ResultRow[] }) {
  if (results.length < 2) return null;
  const rows = [...results].sort((one, other) => one.year - other.year);
  const height = rows.length * rowHeight;
  return (
    <svg
      viewBox={`0 0 ${before + full + behind} ${height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      className="mt-4 block h-auto w-full max-w-96 fill-ink text-base print:mt-2 print:max-w-64 print:break-inside-avoid"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{rows.map((row) => `${row.year}: ${passPercentage(row)}`).join(", ")}</desc>
      {rows.map(({ year, registered, passed }, index) => {
        const middle = index * rowHeight + rowHeight / 2;
        const width = (passed / registered) * full;
        return (
          <g key={year}>
            <text x="0" y={middle + 5} className="tabular-nums">
              {year}
            </text>
            <rect x={before} y={middle - 11} width={full} height="22" rx="3" className="fill-green-mist" />
            <rect x={before} y={middle - 11} width={width} height="22" rx="3" className="fill-heading" />
            <text x={before + full + 8} y={middle + 5} className="tabular-nums">
              {passPercentage({ registered, passed })}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
