/** Units of the drawing: a full bar, and a row. */
const full = 190;
const rowHeight = 34;

interface BarChartProps {
  /** Unlike any other on the page. */
  id: string;
  title: string;
  bars: { label: string /** From 0 to 1. */; part: number /** Behind the bar. */; told: string }[];
  /** Room for the labels, and for what stands behind a bar: 190 is the length of a full one. */
  before: number;
  behind: number;
}

/**
 * Bars beside a table, which says the same: whoever reads by ear hears one sentence. One bar alone is no chart.
 */
export function BarChart({ id, title, bars, before, behind }: BarChartProps) {
  if (bars.length < 2) return null;
  return (
    <svg
      viewBox={`0 0 ${before + full + behind} ${bars.length * rowHeight}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      className="mt-4 block h-auto w-full max-w-96 fill-ink text-base print:mt-2 print:max-w-64 print:break-inside-avoid"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{bars.map(({ label, told }) => `${label}: ${told}`).join(", ")}</desc>
      {bars.map(({ label, part, told }, index) => {
        const middle = index * rowHeight + rowHeight / 2;
        return (
          <g key={label}>
            <text x="0" y={middle + 5} className="tabular-nums">
              {label}
            </text>
            <rect x={before} y={middle - 11} width={full} height="22" rx="3" className="fill-green-mist" />
            <rect
              x={before}
              y={middle - 11}
              width={part * full}
              height="22"
              rx="3"
              className="fill-heading"
            />
            <text x={before + full + 8} y={middle + 5} className="tabular-nums">
              {told}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
