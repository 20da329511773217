import { t } from "#say";
import type { Message } from "~/languages/messages";
import { Icon } from "~/ui/icon";
import { countWords } from "./notice-file";

const badgeClasses: Record<string, string> = {
  high: "bg-red text-sheet",
  medium: "bg-yellow-mist text-yellow-ink",
  low: "bg-green-pale text-link",
};

/** Priority badge: high red, medium yellow, low green (specification section 9); only the first one draws the eye. */
export function PriorityBadge({ priority }: { priority: string }) {
  const words = `${priority} priority` as Message;
  return <span className={`tag first-letter:uppercase ${badgeClasses[priority]}`}>{t(words)}</span>;
}

/** That a notice has files, in a list. */
export function FileCount({ files }: { files: number }) {
  return (
    <span className="inline-flex items-center gap-1">
      <Icon name="paperclip" size={16} />
      {countWords(files)}
    </span>
  );
}
