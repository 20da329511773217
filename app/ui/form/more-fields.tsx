import type { ReactNode } from "react";
import { Icon } from "../icons/icon";

interface MoreFieldsProps {
  title: string;
  open: boolean;
  className?: string;
  children: ReactNode;
}

export function MoreFields({ title, open, className = "px-4 pb-4", children }: MoreFieldsProps) {
  return (
    <details
      className="rounded-card border border-line bg-sheet [&[open]>summary_svg]:rotate-180"
      open={open}
    >
      <summary className="flex min-h-11 items-center gap-2 px-4 py-2 font-semibold text-link">
        {title}
        <Icon name="chevron-down" size={18} className="ml-auto" />
      </summary>
      <div className={className}>{children}</div>
    </details>
  );
}
