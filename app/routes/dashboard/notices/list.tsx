import { useLoaderData } from "@remix-run/react";
import { categoryLabel } from "~/content/notices/categories";
import { PriorityBadge } from "~/content/notices/list";
import { notice } from "~/content/notices/notice";
import { notices } from "~/content/notices/queries.server";
import { shortDate } from "~/ui/dates";
import { listPage } from "../records/list-page.server";
import { listMeta, RecordList } from "../records/record-list";

export const loader = listPage(notices);

export const meta = listMeta(notice);

export default function Notices() {
  const page = useLoaderData<typeof loader>();
  return (
    <RecordList
      words={notice}
      page={page}
      empty={{ icon: "bell", words: "No notices found" }}
      linkOf={({ id }) => `/notices/${id}`}
      intro={
        page.rows.length > 0 ? (
          <p className="hint" role="status">
            Notice fetched successfully
          </p>
        ) : null
      }
    >
      {(row) => (
        <p className="notice-meta">
          <PriorityBadge priority={row.priority} />
          <span className="tag">{categoryLabel(row.category)}</span>
          <time dateTime={row.date}>{shortDate(row.date)}</time>
        </p>
      )}
    </RecordList>
  );
}
