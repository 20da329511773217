import type { LoaderFunctionArgs } from "@remix-run/node";
import { NavLink, Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { allKinds } from "~/content/records/registry";
import { requireStaff } from "~/http/require-staff.server";
import { Icon, type IconName } from "~/ui/icon";

export const handle = { hydrate: true };

const entryClass =
  "flex min-h-12 w-full cursor-pointer items-center gap-2.5 rounded-md px-3.5 font-semibold whitespace-nowrap text-ink no-underline hover:bg-green-mist current:bg-green current:text-white lg:px-3 lg:text-md lg:whitespace-normal";

interface Entry {
  label: string;
  to: string;
  icon: IconName;
  /** Where it is not for editors too. */
  administrators?: true | undefined;
}

/** The sidebar of specification section 2, in its order; Home stands before it and Logout after it. */
const entries: Entry[] = [
  { label: "Dashboard", to: "/dashboard", icon: "layout-dashboard" },
  ...allKinds.flatMap(({ menu, pages, administrators }) =>
    menu ? [{ label: menu.label, icon: menu.icon, to: pages[menu.to] ?? pages.list, administrators }] : [],
  ),
  { label: "Staff accounts", to: "/dashboard/staff", icon: "user-plus", administrators: true },
  { label: "Activity", to: "/dashboard/activity", icon: "activity", administrators: true },
  { label: "Personal data", to: "/dashboard/person", icon: "eye", administrators: true },
  { label: "Trash", to: "/dashboard/trash", icon: "trash" },
  { label: "Backups", to: "/dashboard/backups", icon: "shield-check", administrators: true },
  { label: "Site settings", to: "/dashboard/settings", icon: "settings", administrators: true },
  { label: "Your account", to: "/dashboard/account", icon: "user" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  return { role: staff.role };
}

export { ProofOrError as ErrorBoundary, proofOrErrorMeta as meta } from "./ask-for-proof";

export default function DashboardLayout() {
  const nav = useRef<HTMLElement>(null);
  const { role } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const shown = entries.filter(({ administrators }) => role === "administrator" || !administrators);
  // On a phone the menu is a strip: the current entry is brought into its middle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current entry
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (!nav.current || !current) return;
    nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <div className="mx-auto grid w-full max-w-336 content-start lg:grid-cols-[17.5rem_1fr] lg:content-stretch [main:has(>&)]:grid">
      <nav
        className="overflow-x-auto border-b border-line bg-sheet lg:border-r lg:border-b-0 print:hidden"
        aria-label="Dashboard"
        ref={nav}
      >
        <a className="absolute -top-16 left-4 z-30 bg-white px-4 py-3 focus:top-2" href="#page">
          Skip the menu
        </a>
        <ul className="flex px-2 lg:grid lg:gap-1 lg:px-2.5 lg:py-4">
          <li>
            <a className={entryClass} href="/">
              <Icon name="home" />
              Home
            </a>
          </li>
          {shown.map((entry) => (
            <li key={entry.to}>
              <NavLink className={entryClass} to={entry.to} end>
                <Icon name={entry.icon} />
                {entry.label}
              </NavLink>
            </li>
          ))}
          <li>
            <form method="post" action="/logout">
              <button type="submit" className={entryClass}>
                <Icon name="logout" />
                Logout
              </button>
            </form>
          </li>
        </ul>
      </nav>
      <div
        className="min-w-0 max-w-240 px-[clamp(1rem,4vw,2.5rem)] pt-6 pb-12 [&>:first-child+p]:mb-5"
        id="page"
        tabIndex={-1}
      >
        <Outlet />
      </div>
    </div>
  );
}
