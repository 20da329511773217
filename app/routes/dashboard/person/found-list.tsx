import { Link } from "@remix-run/react";
import type { Found } from "~/content/person/found";
import { shortDate } from "~/ui/dates";
import { MetaLine } from "~/ui/meta-line";

/** What one record says, and where it is. */
export function FoundFacts({ record }: { record: Found }) {
  return (
    <>
      {record.words ? <p className="wrap-anywhere text-ink-soft">{record.words}</p> : null}
      <MetaLine>
        <span>{record.kind}</span>
        <span>{shortDate(record.at)}</span>
        {record.isPublic ? <span>public on the site</span> : null}
        {record.inTrash ? <span>in the trash</span> : null}
        <Link to={record.link} aria-label={`Open ${record.kind}: ${record.title}`}>
          Open
        </Link>
      </MetaLine>
    </>
  );
}
