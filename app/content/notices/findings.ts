import { t } from "#say";
import { daysAgo } from "~/dates/days-ago";
import type { Finding } from "~/findings/finding";
import { notice } from "~/kinds/notice";

/** Days without a notice before staff are reminded. */
const quietDays = 30;

export function noticeFindings(newest: { created_at: string } | undefined): Finding[] {
  if (newest && newest.created_at >= daysAgo(quietDays)) return [];
  return [
    {
      words: t("No notice was posted in the last {days} days.", { days: quietDays }),
      link: { label: t("Add a notice"), to: notice.pages.add },
    },
  ];
}
