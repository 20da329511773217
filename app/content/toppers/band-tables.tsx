import { t } from "#say";
import { sayFixed } from "~/capabilities/translations/fixed-vocabulary";
import { languageProps } from "~/text/language";
import { BarChart } from "~/ui/pictures/bar-chart";
import type { ClassBands } from "./bands";

const headClass = "border border-line bg-green-mist px-3 py-2 text-left text-sm text-heading";
const cellClass = "border border-line px-3 py-2 text-left font-normal tabular-nums";

/** Tables with bars: number of students without a shown name, by range of marks. */
export function BandTables({ results }: { results: ClassBands[] }) {
  if (results.length === 0) return null;
  return (
    <section className="mt-10 first:mt-0">
      <h2>{t("More results, without names")}</h2>
      <p className="mt-2 text-ink-soft">
        {t("How many students reached which marks. A name is only shown where the parents have agreed.")}
      </p>
      <div className="mt-6 grid gap-8 md:grid-cols-2">
        {results.map(({ std, bands }, index) => {
          const title = sayFixed(std) || t(/* Of exams, of a class that is not known. */ "Other results");
          const most = Math.max(...bands.map(({ count }) => count));
          return (
            <div key={title} className="print:break-inside-avoid">
              <table className="w-full border-collapse bg-sheet">
                <caption className="mb-2 text-left font-bold text-heading" {...languageProps(title)}>
                  {title}
                </caption>
                <thead>
                  <tr>
                    <th scope="col" className={headClass}>
                      {t("Marks")}
                    </th>
                    <th scope="col" className={headClass}>
                      {t("Students")}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {bands.map(({ label, count }) => (
                    <tr key={label}>
                      <th scope="row" className={cellClass}>
                        {label}
                      </th>
                      <td className={cellClass}>{count}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <BarChart
                id={`bands-${index}`}
                title={t("Students by marks, {group}", { group: title })}
                bars={bands.map(({ label, count }) => ({ label, part: count / most, value: String(count) }))}
                labelWidth={104}
                valueWidth={40}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
