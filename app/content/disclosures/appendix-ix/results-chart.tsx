import { BarChart } from "~/ui/pictures/bar-chart";
import { passPercentage, type ResultRow } from "./results";

export function ResultsChart({ id, title, results }: { id: string; title: string; results: ResultRow[] }) {
  const bars = [...results]
    .sort((one, other) => one.year - other.year)
    .map(({ year, registered, passed }) => ({
      label: String(year),
      part: passed / registered,
      value: passPercentage({ registered, passed }),
    }));
  return <BarChart id={id} title={title} bars={bars} labelWidth={50} valueWidth={80} />;
}
