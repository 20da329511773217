import { Link } from "@remix-run/react";
import { t } from "#say";
import { statusLabels } from "~/capabilities/publishing/publishing";
import type { Unpublished } from "~/capabilities/publishing/scheduled.server";
import { momentAtSchool } from "~/dates/dates";
import { languageProps } from "~/text/language";

export function UnpublishedList({ unpublished }: { unpublished: Unpublished[] }) {
  if (unpublished.length === 0) return null;
  return (
    <section className="panel">
      <h2>{t("Drafts and scheduled")}</h2>
      <ul className="short-lines">
        {unpublished.map(({ noun, name, at, form }) => (
          <li key={form}>
            <Link to={form} className="flex gap-x-2 py-1.5 text-base/snug no-underline hover:underline">
              <span className="line-clamp-2 leading-snug font-semibold" {...languageProps(name)}>
                {name}
              </span>
              <span className="ml-auto flex-none text-sm text-ink-soft">
                <span className="max-sm:hidden">{`${noun}, `}</span>
                {at ? momentAtSchool(at) : t(statusLabels.draft)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
