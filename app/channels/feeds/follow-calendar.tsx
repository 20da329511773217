import { t } from "#say";
import { Icon } from "~/ui/icons/icon";
import type { calendarPaths } from "./calendar.server";

interface FollowCalendarProps {
  site: string;
  paths: ReturnType<typeof calendarPaths>;
}

export function FollowCalendar({ site, paths }: FollowCalendarProps) {
  const files = [
    { label: t("Whole calendar"), path: paths.all },
    { label: t("Holidays only"), path: paths.holidays },
  ];
  return (
    <section className="mt-8 print:hidden" aria-labelledby="follow-heading">
      <h2 id="follow-heading">{t("In your own calendar")}</h2>
      <p className="mt-1 text-ink-soft">
        {t("Your phone then shows new holidays and events automatically.")}
      </p>
      <dl className="mt-3 grid gap-3 sm:grid-cols-2">
        {files.map(({ label, path }) => {
          const address = site + path;
          const webcal = address.replace(/^https?:/, "webcal:");
          return (
            <div key={path} className="rounded-card border border-line bg-sheet px-4 py-3">
              <dt className="flex items-center gap-2 font-semibold">
                <Icon name="calendar-event" size={18} />
                {label}
              </dt>
              <dd>
                <ul className="flex flex-wrap gap-x-5">
                  <li>
                    <a
                      className="tap"
                      href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}
                    >
                      {t("Google")}
                    </a>
                  </li>
                  <li>
                    <a className="tap" href={webcal}>
                      {t("iPhone")}
                    </a>
                  </li>
                  <li>
                    <a
                      className="tap"
                      href={`https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}`}
                    >
                      {t("Outlook")}
                    </a>
                  </li>
                  <li>
                    <a className="tap" href={path}>
                      {t(/* A link to the calendar as a file. */ "File")}
                    </a>
                  </li>
                </ul>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
