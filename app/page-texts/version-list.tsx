import { Link } from "@remix-run/react";
import { t } from "#say";
import { momentAtSchool } from "~/dates/dates";
import { languageProps } from "~/text/language";

interface VersionListProps {
  path: string;
  versions: readonly { id: number; saved_at: string; saved_by: string; beginning: string; label?: string }[];
}

export function VersionList({ path, versions }: VersionListProps) {
  if (versions.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-lg">{t("Earlier versions")}</h2>
      <ul className="rows">
        {versions.map(({ id, saved_at, saved_by, beginning, label }) => (
          <li key={id} className="border-t border-line py-1.5">
            <Link className="tap" to={`${path}/versions/${id}`}>
              {saved_by
                ? t(/* {moment} is a day and a time. */ "Saved {moment} by {name}", {
                    moment: momentAtSchool(saved_at),
                    name: saved_by,
                  })
                : t(/* {moment} is a day and a time. */ "Saved {moment}", {
                    moment: momentAtSchool(saved_at),
                  })}
            </Link>
            {label ? <p className="hint m-0">{label}</p> : null}
            <p className="hint m-0 wrap-anywhere" {...languageProps(beginning)}>
              {beginning || t("It was empty.")}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
