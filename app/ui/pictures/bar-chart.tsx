/** Units: a full bar, and a row. */
const full = 190;
const rowHeight = 34;

interface BarChartProps {
  id: string;
  title: string;
  bars: { label: string /** 0 to 1. */; part: number /** Shown after the bar. */; value: string }[];
  /** Space for labels and values; a full bar is 190. */
  labelWidth: number;
  valueWidth: number;
}

/** Bars next to a table with the same data; screen readers get one sentence. One bar is no chart. */
export function BarChart({ id, title, bars, labelWidth, valueWidth }: BarChartProps) {
  if (bars.length < 2) return null;
  return (
    <svg
      viewBox={`0 0 ${labelWidth + full + valueWidth} ${bars.length * rowHeight}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      className="mt-4 block h-auto w-full max-w-96 fill-ink text-base print:mt-2 print:max-w-64 print:break-inside-avoid"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{bars.map(({ label, value }) => `${label}: ${value}`).join(", ")}</desc>
      {bars.map(({ label, part, value }, index) => {
        const middle = index * rowHeight + rowHeight / 2;
        return (
          <g key={label}>
            <text x="0" y={middle + 5} className="tabular-nums">
              {label}
            </text>
            <rect
              x={labelWidth}
              y={middle - 11}
              width={full}
              height="22"
              rx="3"
              className="fill-green-mist"
            />
            <rect
              x={labelWidth}
              y={middle - 11}
              width={part * full}
              height="22"
              rx="3"
              className="fill-heading"
            />
            <text x={labelWidth + full + 8} y={middle + 5} className="tabular-nums">
              {value}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
