import { t } from "#say";
import { ListInEnglish } from "~/capabilities/translations/only-in-english";
import { indianSpan } from "~/dates/indian-dates";
import { Icon } from "~/ui/icons/icon";
import { EmptyList } from "~/ui/lists/empty-list";
import { MetaLine } from "~/ui/lists/meta-line";
import { EditLink } from "~/ui/records/edit-link";
import { DateBlock, datedRow } from "~/ui/text/date-block";
import { type CalendarDay, entryLabels } from "../../kinds/calendar-entry";
import { DayTitle } from "./day-title";

export function ComingEvents({ entries }: { entries: CalendarDay[] }) {
  if (entries.length === 0)
    return <EmptyList icon="calendar-event">{t("No events are planned at the moment.")}</EmptyList>;
  return (
    <>
      <ListInEnglish texts={entries.map(({ title }) => title)} />
      <ul className="mt-4 mb-4">
        {entries.map((entry) => (
          <li key={entry.key} className={datedRow}>
            <DateBlock date={entry.date} />
            <h3>
              <DayTitle day={entry} />
            </h3>
            <MetaLine>
              <span className="tag">{t(entryLabels[entry.kind])}</span>
              <span className="inline-flex items-center gap-1">
                <Icon name="calendar-event" size={16} />
                <time dateTime={entry.date}>{indianSpan(entry.date, entry.last_date)}</time>
              </span>
            </MetaLine>
            <EditLink to={entry.edit} of={entry.title} />
          </li>
        ))}
      </ul>
    </>
  );
}
