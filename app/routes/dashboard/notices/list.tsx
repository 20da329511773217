import { Link } from "@remix-run/react";
import { msg, t } from "#say";
import { PriorityBadge } from "~/content/notices/badges";
import { type StaffNotice, staffNotices } from "~/content/notices/notice.server";
import { shortDate } from "~/dates/dates";
import { notice } from "~/kinds/notice";
import { listPage } from "../records/list-page.server";
import { listMeta, recordList } from "../records/record-list";

export const loader = listPage(notice, staffNotices);

export const meta = listMeta(notice);

export default recordList<StaffNotice & { files: number; path: string; phones: number }>(
  notice,
  { icon: "bell", words: msg("No notices found") },
  (row) => <time dateTime={row.date}>{shortDate(row.date)}</time>,
  {
    badgesOf: ({ priority }) =>
      priority === "high" ? [<PriorityBadge key="priority" priority={priority} />] : [],
    linkOf: ({ path }) => path,
    more: ({ id, phones }) => (
      <>
        <Link to={`/dashboard/notice/${id}/sms`}>{t("Text message (SMS)")}</Link>{" "}
        {phones > 0 ? (
          <p className="px-3 py-1 text-sm text-ink-soft">
            {t(
              /* A notice, as a push message. */ "{count, plural, one {Sent to # phone} other {Sent to # phones}}",
              { count: phones },
            )}
          </p>
        ) : null}
      </>
    ),
    intro: (rows) =>
      rows.length > 0 ? (
        <p className="sr-only" role="status">
          {t("Notice fetched successfully")}
        </p>
      ) : null,
  },
);
