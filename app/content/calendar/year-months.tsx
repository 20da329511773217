import { t } from "#say";
import { ListInEnglish } from "~/capabilities/translations/only-in-english";
import { shortWeekday } from "~/dates/weekdays";
import { placeInRows } from "~/ui/pictures/full-rows";
import { EditLink } from "~/ui/records/edit-link";
import { entryLabels } from "../../kinds/calendar-entry";
import { DayTitle } from "./day-title";
import { EntryKey, entryClasses } from "./month-table";
import type { createMonths, YearEntry } from "./school-year";

const monthsClass = "gap-x-8 gap-y-6 sm:grid-cols-2 md:grid-cols-6 print:*:col-auto!";
const entryRowClass =
  "grid grid-cols-[3.5rem_1fr] items-baseline gap-x-2 border-b border-line py-1 print:grid-cols-[2.75rem_1fr] print:gap-x-1 print:py-0 print:text-[8pt]";

interface YearMonthsProps {
  months: Months;
  /** Current month, `yyyy-MM`; earlier ones are folded. */
  current: string;
}

type Months = ReturnType<typeof createMonths>;

export function YearMonths({ months, current }: YearMonthsProps) {
  const past = months.filter(({ month }) => month < current);
  const isFolded = past.length > 0 && past.length < months.length;
  const others = isFolded ? months.slice(past.length) : months;
  return (
    <>
      <EntryKey />
      <ListInEnglish texts={months.flatMap(({ entries }) => entries.map(({ title }) => title))} />
      {/* In print, all months share one grid. */}
      <div className="print:grid print:grid-cols-3 print:gap-x-4 print:gap-y-2">
        {isFolded ? (
          <>
            <details className="peer group print:hidden">
              <summary className="fold tap font-semibold text-link [--size:8px] after:ml-1">
                {t(
                  /* Of the months that are over, such as April 2026 – October 2026. */ "Earlier: {first} – {last}",
                  {
                    first: past[0]?.label ?? "",
                    last: past.at(-1)?.label ?? "",
                  },
                )}
              </summary>
            </details>
            <MonthGrid months={past} className="hidden pb-6 peer-open:grid print:contents" />
          </>
        ) : null}
        <MonthGrid months={others} className="grid print:contents" />
      </div>
    </>
  );
}

function MonthGrid({ months, className }: { months: Months; className: string }) {
  return (
    <ul className={`${monthsClass} ${className}`}>
      {months.map(({ month, label, entries }, index) => (
        <li key={month} className={placeInRows(index, months.length).className}>
          <h3 className="border-b-2 border-link pb-1 text-lg print:pb-0 print:text-base">
            <a className="no-underline hover:underline" href={`/curriculum?month=${month}`}>
              {label}
            </a>
          </h3>
          {entries.length === 0 ? (
            <p className="hint py-1">{t("No entries")}</p>
          ) : (
            <ul>
              {entries.map((entry) => (
                <li key={entry.key} className={entryRowClass}>
                  <Days entry={entry} />{" "}
                  <span className={`entry mt-0! ${entryClasses[entry.kind]}`}>
                    <DayTitle day={entry} />
                    <span className="sr-only">{` (${t(entryLabels[entry.kind])})`}</span>
                    <EditLink to={entry.edit} of={entry.title} />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function Days({ entry: { first, last } }: { entry: YearEntry }) {
  const [from, until] = [Number(first.slice(8)), Number(last.slice(8))];
  if (first === last)
    return (
      <time dateTime={first} className="text-sm tabular-nums print:text-[8pt]">
        <b>{from}</b> {shortWeekday(first)}
      </time>
    );
  return (
    <span className="text-sm tabular-nums print:text-[8pt]">
      <b>
        <time dateTime={first}>{from}</time>
        {"–"}
        <time dateTime={last}>{until}</time>
      </b>
    </span>
  );
}
