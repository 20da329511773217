import type { LoaderFunctionArgs } from "@remix-run/node";
import { NavLink, Outlet, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { allKinds } from "~/content/records/registry";
import { requireStaff } from "~/http/session.server";
import { Icon, type IconName } from "~/ui/icon";

export const handle = { hydrate: true };

interface Entry {
  label: string;
  to: string;
  icon: IconName;
}

/** The sidebar of specification section 2, in its order; Home stands before it and Logout after it. */
const entries: Entry[] = [
  { label: "Dashboard", to: "/dashboard", icon: "layout-dashboard" },
  ...allKinds.flatMap(({ menu, pages }) =>
    menu ? [{ label: menu.label, icon: menu.icon, to: pages[menu.to] ?? pages.list }] : [],
  ),
  { label: "Staff accounts", to: "/dashboard/staff", icon: "user-plus" },
  { label: "Activity", to: "/dashboard/activity", icon: "activity" },
  { label: "Trash", to: "/dashboard/trash", icon: "trash" },
  { label: "Backups", to: "/dashboard/backups", icon: "shield-check" },
  { label: "Site settings", to: "/dashboard/settings", icon: "settings" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  return null;
}

export { errorMeta as meta, PageError as ErrorBoundary } from "~/ui/page-error";

export default function DashboardLayout() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the menu is a strip: the current entry is brought into its middle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current entry
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (!nav.current || !current) return;
    nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <div className="dashboard">
      <nav className="dashboard-nav" aria-label="Dashboard" ref={nav}>
        <a className="skip-link" href="#page">
          Skip the menu
        </a>
        <ul>
          <li>
            <a href="/">
              <Icon name="home" />
              Home
            </a>
          </li>
          {entries.map((entry) => (
            <li key={entry.to}>
              <NavLink to={entry.to} end>
                <Icon name={entry.icon} />
                {entry.label}
              </NavLink>
            </li>
          ))}
          <li>
            <form method="post" action="/logout">
              <button type="submit">
                <Icon name="logout" />
                Logout
              </button>
            </form>
          </li>
        </ul>
      </nav>
      <div className="dashboard-page" id="page" tabIndex={-1}>
        <Outlet />
      </div>
    </div>
  );
}
