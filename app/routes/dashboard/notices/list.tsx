import { Link } from "@remix-run/react";
import { msg } from "#message";
import { t } from "#say";
import { statusBadges } from "~/capabilities/publishing/status-badge";
import { FileCount, PriorityBadge } from "~/content/notices/badges";
import { type StaffNotice, staffNotices } from "~/content/notices/notice.server";
import { shortDate } from "~/dates/dates";
import { notice } from "~/kinds/notice";
import { categoryLabel } from "~/kinds/notice-categories";
import { MetaLine } from "~/ui/lists/meta-line";
import { listPage } from "../records/list-page.server";
import { listMeta, recordList } from "../records/record-list";

export const loader = listPage(notice, staffNotices);

export const meta = listMeta(notice);

export default recordList<StaffNotice & { files: number; path: string; phones: number }>(
  notice,
  { icon: "bell", words: msg("No notices found") },
  (row) => (
    <MetaLine tight>
      {statusBadges(row)}
      <PriorityBadge priority={row.priority} />
      <span className="tag">{t(categoryLabel(row.category))}</span>
      {row.files > 0 ? <FileCount files={row.files} /> : null}
      <time dateTime={row.date}>{shortDate(row.date)}</time>
      {row.phones > 0 ? (
        <span>
          {t(
            /* A notice, as a push message. */ "{count, plural, one {Sent to # phone} other {Sent to # phones}}",
            { count: row.phones },
          )}
        </span>
      ) : null}
    </MetaLine>
  ),
  {
    linkOf: ({ path }) => path,
    more: ({ id }) => <Link to={`/dashboard/notice/${id}/sms`}>{t("Text message (SMS)")}</Link>,
    intro: (rows) =>
      rows.length > 0 ? (
        <p className="hint" role="status">
          {t("Notice fetched successfully")}
        </p>
      ) : null,
  },
);
