import { t } from "#say";
import { dayAndMonth } from "~/dates/indian-dates";
import { languageProps } from "~/text/language";
import { Icon } from "~/ui/icons/icon";
import { DateBlock } from "~/ui/text/date-block";

/** The newest notices with their dates, in the first screen. */
export function NewestNotices({ notices }: { notices: { to: string; name: string; date: string }[] }) {
  if (notices.length === 0) return null;
  return (
    <nav className="bg-sheet print:hidden" aria-label={t("Newest notices")}>
      <div className="max-lg:shell flex items-baseline justify-between pt-1">
        <h2 className="text-lg">{t("Newest notices")}</h2>
        <a className="more-link text-sm max-lg:hidden" href="/notices">
          {t("All notices")}
          <Icon name="arrow-right" size={18} />
        </a>
      </div>
      <ul className="max-lg:shell max-lg:pb-2">
        {notices.map(({ to, name, date }) => (
          <li key={to} className="border-line not-first:border-t max-lg:nth-[n+4]:hidden">
            <a
              className="flex min-h-tap items-center gap-3 text-ink no-underline hover:underline lg:py-1.5"
              href={to}
            >
              <time dateTime={date} className="sr-only">
                {dayAndMonth(date)}
              </time>{" "}
              <DateBlock date={date} />
              <span className="min-w-0 max-lg:truncate lg:line-clamp-2" {...languageProps(name)}>
                {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
