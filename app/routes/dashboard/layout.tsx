import type { LoaderFunctionArgs } from "@remix-run/node";
import { NavLink, Outlet } from "@remix-run/react";
import { requireStaff } from "~/http/session.server";
import { Icon, type IconName } from "~/ui/icon";

export const handle = { hydrate: true };

/** The sidebar of specification section 2, in its order. */
const entries: { label: string; to: string; icon: IconName }[] = [
  { label: "Dashboard", to: "/dashboard", icon: "layout-dashboard" },
  { label: "Add Notice", to: "/dashboard/add-notice", icon: "bell" },
  { label: "Calendar", to: "/dashboard/calendar", icon: "calendar-event" },
  { label: "Site settings", to: "/dashboard/settings", icon: "settings" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  return null;
}

export default function DashboardLayout() {
  return (
    <div className="dashboard">
      <nav className="dashboard-nav" aria-label="Dashboard">
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
      <div className="dashboard-page">
        <Outlet />
      </div>
    </div>
  );
}
