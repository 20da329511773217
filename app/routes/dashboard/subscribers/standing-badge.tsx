import { t } from "#say";
import { type SubscriberStatus, subscriberStatusLabels } from "~/content/subscribers/standing";

const badgeClasses: Record<SubscriberStatus, string> = {
  confirmed: "bg-leaf-mist text-leaf",
  waiting: "bg-marigold-mist text-marigold-deep",
  unasked: "bg-sand text-ink",
  bounced: "bg-rose-mist text-rose",
};

export function SubscriberStatusBadge({ status }: { status: SubscriberStatus }) {
  return <span className={`tag ${badgeClasses[status]}`}>{t(subscriberStatusLabels[status])}</span>;
}
