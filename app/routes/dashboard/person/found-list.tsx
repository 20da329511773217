import { Link } from "@remix-run/react";
import { t } from "#say";
import { shortDate } from "~/dates/dates";
import type { Found } from "~/people/found";
import { MetaLine } from "~/ui/lists/meta-line";

export function FoundFacts({ record }: { record: Found }) {
  return (
    <>
      {record.words ? <p className="wrap-anywhere text-ink-soft">{record.words}</p> : null}
      <MetaLine>
        <span>{record.kind}</span>
        <span>{shortDate(record.at)}</span>
        {record.isPublic ? <span>{t("public on the site")}</span> : null}
        {record.inTrash ? <span>{t(/* Where a record is. */ "in the trash")}</span> : null}
        <Link
          to={record.link}
          aria-label={t("Open {kind}: {title}", { kind: record.kind, title: record.title })}
        >
          {t("Open")}
        </Link>
      </MetaLine>
    </>
  );
}
