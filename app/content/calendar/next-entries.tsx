import { type Message, msg } from "#message";
import { t } from "#say";
import { indianSpan } from "~/dates/indian-dates";
import type { CalendarDay } from "../../kinds/calendar-entry";
import { DayTitle } from "./day-title";
import { entryClasses } from "./month-table";

const nextLabels = {
  event: msg("Next event"),
  exam: msg("Next exam"),
  holiday: msg("Next holiday"),
} as const satisfies Record<string, Message>;

export function NextEntries({ entries }: { entries: readonly CalendarDay[] }) {
  if (entries.length === 0) return null;
  return (
    <dl className="grid gap-x-6 gap-y-1 rounded-card bg-green-mist px-4 py-3 md:grid-cols-3 print:hidden">
      {entries.map((entry) => (
        <div key={entry.key}>
          <dt className="hint">{t(nextLabels[entry.kind])}</dt>
          <dd>
            <span className={`entry mt-0! ${entryClasses[entry.kind]}`}>
              <DayTitle day={entry} />
            </span>{" "}
            <time dateTime={entry.date}>{indianSpan(entry.date, entry.last_date)}</time>
          </dd>
        </div>
      ))}
    </dl>
  );
}
