import { t } from "#say";
import { isOpen, stateLabels } from "~/capabilities/take-downs/states";
import type { TakeDownState } from "~db/schema";

/** Where a request stands; what has to be decided stands out. */
export function StateBadge({ state }: { state: TakeDownState }) {
  const className = isOpen(state) ? "tag bg-marigold-mist text-marigold-deep" : "tag bg-sand text-ink-soft";
  return <span className={className}>{t(stateLabels[state])}</span>;
}
