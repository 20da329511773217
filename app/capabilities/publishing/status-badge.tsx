import type { ReactElement } from "react";
import { t } from "#say";
import { momentAtSchool, shortDate } from "~/dates/dates";
import { sayLastMoment } from "~/dates/ends";
import { type PublishingStatus, type StaffRecord, statusLabels } from "./publishing";
import { getLastDay } from "./publishing-form";

const badgeClasses: Record<PublishingStatus, string> = {
  live: "bg-leaf-mist text-leaf",
  draft: "bg-sand text-ink",
  scheduled: "bg-marigold-mist text-marigold-deep",
  ended: "bg-sand text-ink-soft",
};

/** Live records have no badge in a list, because most records are live. */
export function statusBadges(record: StaffRecord, inList = true): ReactElement[] {
  const { status, published_at, ends_at, pinned_until, isPinned } = record;
  const moments = {
    live: "",
    draft: "",
    scheduled: published_at && momentAtSchool(published_at),
    ended: ends_at && sayLastMoment(ends_at),
  };
  const words = [t(statusLabels[status]), moments[status]].filter(Boolean).join(" ");
  const badges = [
    <span key="status" className={`tag ${badgeClasses[status]}`}>
      {words}
    </span>,
  ];
  if (inList && status === "live") badges.pop();
  if (isPinned && pinned_until) {
    badges.push(
      <span key="pinned" className="tag bg-yellow-mist text-yellow-ink">
        {t("Pinned until {date}", { date: shortDate(getLastDay(pinned_until)) })}
      </span>,
    );
  }
  return badges;
}
