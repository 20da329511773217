import { t } from "#say";
import { ListInEnglish } from "~/capabilities/translations/only-in-english";
import type { NoticeEvent } from "~/content/notices/event";
import { dayAndMonth, indianTime } from "~/dates/indian-dates";
import { shortWeekday } from "~/dates/weekdays";
import { languageProps } from "~/text/language";

interface Headline extends NoticeEvent {
  to: string;
  name: string;
  date: string;
  priority: string;
}

/** The section further down continues this list. The third is left out where it would push the hero out of the
 * window, and on phones where letters of Odia or Bengali would cut it. */
export function NewestNotices({ notices }: { notices: Headline[] }) {
  if (notices.length === 0) return null;
  return (
    <nav className="bg-sheet max-lg:order-4 max-lg:pb-2 print:hidden" aria-label={t("Newest notices")}>
      <div className="flex items-baseline justify-between gap-x-3 max-lg:sr-only">
        <h2 className="text-lg">{t("Newest notices")}</h2>
        <a className="more-link after:sign-arrow -my-1 text-sm max-lg:hidden" href="/notices">
          {t("All notices")}
        </a>
      </div>
      <ListInEnglish texts={notices.map(({ name }) => name)} />
      <ul className="max-lg:shell max-lg:border-t max-lg:border-line">
        {notices.map(({ to, name, priority, ...days }) => (
          <li
            key={to}
            className="border-line not-first:border-t max-sm:compact:[&:is(:lang(or),:lang(bn))]:nth-3:hidden lg:short:nth-3:hidden"
          >
            <a
              className="block min-h-tap py-1 text-ink lg:py-1.5 no-underline hover:underline focus-visible:-outline-offset-4"
              href={to}
            >
              <HeadlineDate {...days} />{" "}
              {priority === "high" ? (
                <span className="text-sm font-semibold text-red">
                  {t(/* How urgent a notice is. */ "high priority")}
                </span>
              ) : null}{" "}
              <span
                className={`block leading-snug max-sm:text-[0.9375rem] ${notices.length < 3 ? "" : "line-clamp-3"}`}
                {...languageProps(name)}
              >
                {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const dateClass = "mr-2 text-sm";

/** `Sat 28 Nov, 9:00 am` for an event; `Posted 24 Nov` otherwise. */
function HeadlineDate({ date, event_date, event_time }: NoticeEvent & { date: string }) {
  if (!event_date)
    return (
      <time dateTime={date} className={`${dateClass} text-ink-soft`}>
        {t("Posted {day}", { day: dayAndMonth(date) })}
      </time>
    );
  const day = `${shortWeekday(event_date)} ${dayAndMonth(event_date)}`;
  return (
    <time
      dateTime={event_time ? `${event_date}T${event_time}` : event_date}
      className={`${dateClass} font-semibold text-orange`}
    >
      {event_time ? `${day}, ${indianTime(event_time)}` : day}
    </time>
  );
}
