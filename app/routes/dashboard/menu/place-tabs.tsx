import { Link, useLocation } from "@remix-run/react";
import { t } from "#say";
import { mayDo } from "~/session/roles";
import { chipClass } from "~/ui/lists/chip-class";
import type { Role } from "~db/schema";
import { findTabs, groups } from "./entries";

interface PlaceTabsProps {
  role: Role;
  /** Path of an entry that is not shown. */
  without: string;
}

/** Links between the pages of one line of the menu, and on phones from the overview of a group to its entries. */
export function PlaceTabs({ role, without }: PlaceTabsProps) {
  const { pathname } = useLocation();
  const place = findTabs(pathname);
  const group = groups.find(({ overview }) => overview?.to === pathname);
  const label = place?.label ?? group?.title;
  const links = (place?.tabs ?? group?.entries ?? []).filter(
    ({ role: least = "editor", to }) => to !== without && mayDo(role, least),
  );
  if (!label || links.length < (place ? 2 : 1)) return null;
  return (
    // Wide windows have the entries of a group in the menu.
    <nav aria-label={t(label)} className={`mb-3 print:hidden ${place ? "" : "lg:hidden"}`}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link className={chipClass} to={to} aria-current={to === pathname ? "page" : undefined}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
