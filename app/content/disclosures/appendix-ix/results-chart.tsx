import { BarChart } from "~/ui/pictures/bar-chart";
import { passPercentage, type ResultRow } from "./results";

/** The pass percentages of a class as bars from 0 to 100, the earliest year first. */
export function ResultsChart({ id, title, results }: { id: string; title: string; results: ResultRow[] }) {
  const bars = [...results]
    .sort((one, other) => one.year - other.year)
    .map(({ year, registered, passed }) => ({
      label: String(year),
      part: passed / registered,
      told: passPercentage({ registered, passed }),
    }));
  return <BarChart id={id} title={title} bars={bars} before={50} behind={80} />;
}
