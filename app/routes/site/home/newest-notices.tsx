import { t } from "#say";
import type { NoticeEvent } from "~/content/notices/event";
import { dayAndMonth, indianTime } from "~/dates/indian-dates";
import { languageProps } from "~/text/language";
import { Icon } from "~/ui/icons/icon";
import { DateBlock, PlainDay } from "~/ui/text/date-block";

interface Headline extends NoticeEvent {
  to: string;
  name: string;
  date: string;
}

/** On phones three; on laptops as many as fit: the others wrap into columns that are hidden until focused. */
export function NewestNotices({ notices }: { notices: Headline[] }) {
  if (notices.length === 0) return null;
  return (
    <nav
      className="bg-sheet max-sm:flex-1 lg:flex lg:min-h-48 lg:flex-[1_1_0] lg:flex-col print:hidden"
      aria-label={t("Newest notices")}
    >
      <div className="max-lg:shell flex items-baseline justify-between pt-2">
        <h2 className="text-lg">{t("Newest notices")}</h2>
        <a className="more-link text-sm max-lg:hidden" href="/notices">
          {t("All notices")}
          <Icon name="arrow-right" size={18} />
        </a>
      </div>
      <ul className="max-lg:shell max-lg:pb-2 lg:flex lg:flex-[1_1_0] lg:flex-col lg:flex-wrap lg:content-start overflow-hidden relative">
        {notices.map(({ to, name, date, ...event }) => (
          <li key={to} className="border-line not-first:border-t max-lg:nth-[n+4]:hidden lg:w-full">
            <a
              className="flex min-h-tap items-center gap-3 py-0.5 text-ink no-underline hover:underline focus-visible:-outline-offset-4 lg:py-1.5"
              href={to}
            >
              <HeadlineDate date={date} {...event} />{" "}
              <span className="line-clamp-2 min-w-0 max-lg:leading-tight" {...languageProps(name)}>
                {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function HeadlineDate({ date, event_date, event_time }: NoticeEvent & { date: string }) {
  if (!event_date)
    return (
      <>
        <time dateTime={date} className="sr-only">
          {t("Posted {day}", { day: dayAndMonth(date) })}
        </time>{" "}
        <PlainDay date={date} />
      </>
    );
  const time = event_time ? `, ${indianTime(event_time)}` : "";
  return (
    <>
      <time dateTime={event_time ? `${event_date}T${event_time}` : event_date} className="sr-only">
        {`${t("When:")} ${dayAndMonth(event_date)}${time}`}
      </time>{" "}
      <DateBlock date={event_date} time={event_time} />
    </>
  );
}
