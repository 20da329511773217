import { Link } from "@remix-run/react";
import { t } from "#say";
import type { Scheduled } from "~/capabilities/publishing/scheduled.server";
import { momentAtSchool } from "~/dates/dates";
import { languageProps } from "~/text/language";

export function ScheduledList({ scheduled }: { scheduled: Scheduled[] }) {
  if (scheduled.length === 0) return null;
  return (
    <section className="panel">
      <h2>{t("Scheduled")}</h2>
      <ul className="link-list mt-1">
        {scheduled.map(({ noun, name, at, form }) => (
          <li key={form}>
            <Link to={form} className="gap-3">
              <span className="min-w-0" {...languageProps(name)}>
                {name}
              </span>{" "}
              <span className="flex-none text-sm text-ink-soft">{`${noun}, ${momentAtSchool(at)}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
