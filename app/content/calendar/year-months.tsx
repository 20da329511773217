import { t } from "#say";
import { editPathOf } from "~/content/records/kind";
import { languageProps } from "~/text/language";
import { EditLink } from "~/ui/records/edit-link";
import { calendarEntry, entryLabels } from "./entry";
import { shortWeekday } from "./month";
import { EntryKey, entryClasses } from "./month-table";
import type { createMonths, YearEntry } from "./school-year";

const monthsClass =
  "grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-x-4 print:gap-y-2";
const entryRowClass =
  "grid grid-cols-[3.5rem_1fr] items-baseline gap-x-2 border-b border-line py-1 print:grid-cols-[2.75rem_1fr] print:gap-x-1 print:py-0 print:text-[8pt]";

export function YearMonths({ months }: { months: ReturnType<typeof createMonths> }) {
  return (
    <>
      <EntryKey />
      <ul className={monthsClass}>
        {months.map(({ month, label, entries }) => (
          <li key={month}>
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
                  <li key={entry.id} className={entryRowClass}>
                    <Days entry={entry} />{" "}
                    <span
                      {...languageProps(entry.title)}
                      className={`entry mt-0! ${entryClasses[entry.kind]}`}
                    >
                      {entry.title}
                      <span className="sr-only">{` (${t(entryLabels[entry.kind])})`}</span>
                      <EditLink to={editPathOf(calendarEntry, entry.id)} of={entry.title} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The days of an entry in its month: `9 Fri`, or `18–31`. */
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
