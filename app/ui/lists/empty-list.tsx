import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons/icon";

export function EmptyList({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="empty">
      <Icon name={icon} size={28} />
      {children}
    </p>
  );
}
