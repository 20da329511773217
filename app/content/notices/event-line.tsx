import type { ReactNode } from "react";
import { t } from "#say";
import { indianDate, timeSpan } from "~/dates/indian-dates";
import { weekdayName } from "~/dates/weekdays";
import { ButtonLink } from "~/ui/form/button";
import { Icon } from "~/ui/icons/icon";
import { noticeName } from "../../kinds/notice";
import { eventWords, googleCalendarLink, type NoticeEvent } from "./event";

export function EventLine({ event, children }: { event: NoticeEvent; children?: ReactNode }) {
  if (!event.event_date) return null;
  return (
    <div className="mt-5 rounded-card bg-green-mist px-4 pt-3 pb-1.5 print:p-0">
      <p className="flex items-center gap-2 pb-1.5 font-semibold sm:text-base text-heading">
        <EventMoment event={event}>{eventWords(event)}</EventMoment>
      </p>
      {children}
    </div>
  );
}

export function EventOfCard({ event }: { event: NoticeEvent }) {
  if (!event.event_date) return null;
  return (
    <p className="mt-1.5 flex items-center gap-2 font-semibold text-heading">
      <EventMoment event={event}>
        <span className="sr-only">{`${indianDate(event.event_date)}, `}</span>
        {weekdayName(event.event_date)}
        {event.event_time ? `, ${timeSpan(event.event_time, event.event_end)}` : null}
      </EventMoment>
    </p>
  );
}

/** With the date, because the list has no column of dates. */
export function EventOfHome({ event }: { event: NoticeEvent }) {
  if (!event.event_date) return null;
  return (
    <p className="flex items-center gap-2 font-semibold text-heading max-md:text-sm">
      <EventMoment event={event}>{eventWords(event)}</EventMoment>
    </p>
  );
}

function EventMoment({ event, children }: { event: NoticeEvent; children: ReactNode }) {
  const { event_date, event_time } = event;
  return (
    <>
      <Icon name="calendar-event" size={20} />
      <span className="sr-only">{`${t("When:")} `}</span>
      {/* Longer than a line of a phone. */}
      <time dateTime={event_time ? `${event_date}T${event_time}` : event_date} className="whitespace-normal">
        {children}
      </time>
    </>
  );
}

interface EventLinkProps {
  notice: NoticeEvent & { title: string; details: string };
  /** URL of the notice for messages, in the page's language. */
  address: string;
  timeZone: string;
}

/** Opens Google Calendar; the file for other calendars is among the further ways. */
export function EventLink({ notice, address, timeZone }: EventLinkProps) {
  const google = { title: noticeName(notice), address, timeZone };
  return (
    <p className="pb-2.5 print:hidden">
      <ButtonLink variant="primary" href={googleCalendarLink(notice, google)}>
        {t("Add to calendar")}
      </ButtonLink>
    </p>
  );
}
