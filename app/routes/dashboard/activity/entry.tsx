import { Link } from "@remix-run/react";
import { rich, t } from "#say";
import { emptyValue } from "~/activity-log/empty-value";
import type { Change } from "~/activity-log/queries.server";
import { momentAtSchool } from "~/dates/dates";
import { MetaLine } from "~/ui/lists/meta-line";

interface Props {
  entry: {
    at: string;
    last_at: string;
    staff_name: string;
    action: string;
    subject: string;
    network: string;
    times: number;
    changes: Change[];
    link?: string | undefined;
  };
}

export function Entry({ entry }: Props) {
  const { at, last_at, staff_name, action, subject, network, times, changes, link } = entry;
  return (
    <li>
      <div className="min-w-0">
        <h2>{`${staff_name} ${action}`}</h2>
        {subject ? (
          <p className="wrap-anywhere">{link ? <Link to={link}>{subject}</Link> : subject}</p>
        ) : null}
        {!subject && link ? (
          <p>
            <Link to={link}>{t("Show")}</Link>
          </p>
        ) : null}
        {changes.length > 0 ? <Changes changes={changes} /> : null}
        <MetaLine>
          <time dateTime={at}>{momentAtSchool(at)}</time>
          {times > 1 ? (
            <span>
              {rich(
                "{times} times, the last <time>{moment}</time>",
                { time: (words) => <time dateTime={last_at}>{words}</time> },
                { times, moment: momentAtSchool(last_at) },
              )}
            </span>
          ) : null}
          {network ? <span>{t("from {network}", { network })}</span> : null}
        </MetaLine>
      </div>
    </li>
  );
}

function Changes({ changes }: { changes: Change[] }) {
  return (
    <ul className="my-1 grid gap-1">
      {changes.map(({ label, from, to }) => (
        <li key={label} className="wrap-anywhere">
          <span className="font-semibold">{`${label}: `}</span>
          <del className="text-ink-soft">{from || emptyValue()}</del>{" "}
          <span role="img" aria-label={t(/* Between an old and a new value. */ "changed to")}>
            →
          </span>{" "}
          <ins className="no-underline">{to || emptyValue()}</ins>
        </li>
      ))}
    </ul>
  );
}
