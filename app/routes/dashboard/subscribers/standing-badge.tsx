import { t } from "#say";
import { type Standing, standingLabels } from "~/content/subscribers/standing";

const badgeClasses: Record<Standing, string> = {
  confirmed: "bg-green-pale text-green",
  waiting: "bg-marigold-mist text-marigold-deep",
  unasked: "bg-sand text-ink",
  bounced: "bg-rose-mist text-rose",
};

export function StandingBadge({ standing }: { standing: Standing }) {
  return <span className={`tag ${badgeClasses[standing]}`}>{t(standingLabels[standing])}</span>;
}
