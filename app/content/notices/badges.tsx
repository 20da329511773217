import { type Message, msg, t } from "#say";
import { countWords } from "~/capabilities/attached-files/attached-file";
import { Icon } from "~/ui/icons/icon";

const badgeClasses: Record<string, string> = {
  high: "bg-red text-sheet",
  medium: "bg-yellow-mist text-yellow-ink",
  low: "bg-leaf-mist text-leaf",
};

const labels: Record<string, Message> = {
  high: msg(/* How urgent a notice is. */ "high priority"),
  medium: msg(/* How urgent a notice is. */ "medium priority"),
  low: msg(/* How urgent a notice is. */ "low priority"),
};

/** High red, medium yellow, low green (specification section 9). Only high is prominent. */
export function PriorityBadge({ priority }: { priority: string }) {
  const label = labels[priority];
  const said = label ? t(label) : priority;
  // Indian scripts have no capitals, and `first-letter` would break joined characters.
  const capitalClass = said === label ? "first-letter:uppercase" : "";
  return <span className={`tag ${capitalClass} ${badgeClasses[priority]}`}>{said}</span>;
}

export function FileCount({ files }: { files: number }) {
  return (
    <span className="inline-flex items-center gap-1">
      <Icon name="paperclip" size={16} />
      {countWords(files)}
    </span>
  );
}
