import { Link } from "@remix-run/react";
import { t } from "#say";
import { withReturnPath } from "~/forms/return-path";
import { notice } from "~/kinds/notice";
import { figure } from "~/text/figures";
import { languageProps } from "~/text/language";

export interface Shown {
  label: string;
  name: string;
  day?: string;
  to: string;
}

export function OnSiteNow({ shown, notices }: { shown: Shown[]; notices: number }) {
  if (shown.length === 0) return null;
  return (
    <section className="panel relative">
      <h2>{t("On the site")}</h2>
      {notices > 0 ? (
        <Link className="tap absolute top-1.5 right-4 text-sm sm:right-5" to={notice.pages.list}>
          {t("{count, plural, one {# notice} other {# notices}}", { count: notices })}
        </Link>
      ) : null}
      <dl className="short-lines mt-1">
        {shown.map(({ label, name, day, to }) => (
          <div
            key={label}
            className="grid grid-cols-[6.5rem_1fr] gap-x-2 text-base/snug sm:grid-cols-[9rem_1fr]"
          >
            <dt className="truncate py-1.5 text-sm/snug text-ink-soft">{label}</dt>
            <dd className="min-w-0">
              <a className="flex gap-x-2 py-1.5 no-underline hover:underline" href={to}>
                <span className="line-clamp-2 leading-snug font-semibold" {...languageProps(name)}>
                  {name}
                </span>
                {day ? (
                  <span className="ml-auto flex-none text-sm text-ink-soft max-sm:hidden">{day}</span>
                ) : null}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface Figure {
  label: string;
  value: string;
  setting: string;
}

/** Figures of specification section 2 as one line, with links to their settings. */
export function Figures({ figures, editable }: { figures: Figure[]; editable: boolean }) {
  return (
    <dl className="mt-3 -mb-2 flex flex-wrap gap-x-5 text-sm sm:mb-3">
      {figures.map(({ label, value, setting }) => (
        <div key={label} className="relative flex min-h-11 items-center gap-x-1.5">
          <dt className="text-ink-soft">
            {editable ? (
              <Link
                className="no-underline after:absolute after:inset-0"
                to={withReturnPath(`/dashboard/settings/figures#${setting}`, "/dashboard")}
              >
                {label}
                <span className="sr-only">{t(": change the figure")}</span>
              </Link>
            ) : (
              label
            )}
          </dt>
          <dd className="font-bold">{value ? figure(value) : "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
