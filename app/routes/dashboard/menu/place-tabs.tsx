import { Link, useLocation } from "@remix-run/react";
import { t } from "#say";
import { mayDo } from "~/session/roles";
import { chipClass } from "~/ui/lists/chip-class";
import type { Role } from "~db/schema";
import { findTabs } from "./entries";

/** Links between the pages of one entry of the menu; nothing on other pages. */
export function PlaceTabs({ role }: { role: Role }) {
  const { pathname } = useLocation();
  const { label, tabs = [] } = findTabs(pathname) ?? {};
  const usable = tabs.filter(({ role: least = "editor" }) => mayDo(role, least));
  if (!label || usable.length < 2) return null;
  return (
    <nav aria-label={t(label)} className="mb-3 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {usable.map((tab) => (
          <li key={tab.to}>
            <Link className={chipClass} to={tab.to} aria-current={tab.to === pathname ? "page" : undefined}>
              {t(tab.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
