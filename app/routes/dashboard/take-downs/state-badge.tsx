import { t } from "#say";
import { isOpen, stateLabels } from "~/capabilities/take-downs/states";
import type { TakeDownState } from "~db/schema";

export function StateBadge({ state }: { state: TakeDownState }) {
  const className = isOpen(state) ? "tag bg-marigold-mist text-marigold-deep" : "tag bg-sand text-ink-soft";
  return <span className={className}>{t(stateLabels[state])}</span>;
}
