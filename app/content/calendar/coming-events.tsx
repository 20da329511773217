import { longSpan } from "~/ui/dates";
import { Icon } from "~/ui/icon";
import type { CalendarEntry } from "./queries.server";

/** The Events tab: what the calendar holds from today on. */
export function ComingEvents({ entries }: { entries: CalendarEntry[] }) {
  if (entries.length === 0) {
    return (
      <p className="empty">
        <Icon name="calendar-event" size={28} />
        No events are planned at the moment.
      </p>
    );
  }
  return (
    <ul className="notice-list">
      {entries.map((entry) => (
        <li key={entry.id} className={`notice-card edge-${entry.kind}`}>
          <h3>{entry.title}</h3>
          <p className="notice-meta">
            <span className="tag">{entry.kind === "holiday" ? "Holiday" : "Event"}</span>
            <span className="date">
              <Icon name="calendar-event" size={16} />
              <time dateTime={entry.date}>{longSpan(entry.date, entry.last_date)}</time>
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
