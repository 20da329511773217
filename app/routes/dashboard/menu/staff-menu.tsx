import { Link, useLocation } from "@remix-run/react";
import { t } from "#say";
import { figure } from "~/text/figures";
import { removeAllTypedText } from "~/ui/form/typed-text/storage";
import { Icon } from "~/ui/icons/icon";
import type { Role } from "~db/schema";
import { type Entry, type Group, getAriaCurrent, groups } from "./entries";

const entryClass =
  "flex min-h-11 w-full cursor-pointer items-center gap-1.5 rounded-md px-1.5 text-left font-semibold wrap-normal text-ink no-underline hover:bg-green-mist current:bg-green current:text-white lg:min-h-9 lg:text-sm";

const addClass =
  "ml-auto inline-flex min-h-11 items-center rounded-md px-1.5 text-sm font-normal wrap-normal text-link no-underline hover:bg-green-mist current:bg-green current:text-white lg:min-h-9";

interface MenuProps {
  account: number;
  role: Role;
  /** New inbound records, by kind. */
  fresh: Record<string, number>;
  /** URL of an entry to leave out. */
  without: string;
}

/** Works without script. */
export function StaffMenu({ account, role, fresh, without }: MenuProps) {
  const { pathname } = useLocation();
  const mayUse = ({ administrators, to }: Entry) =>
    to !== without && (role === "administrator" || !administrators);
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-1">
        <li>
          <a className={entryClass} href="/">
            <Icon name="home" size={18} />
            {t(/* the first page of the site */ "Home")}
          </a>
        </li>
        <li>
          <Link
            className={entryClass}
            to="/dashboard"
            aria-current={pathname === "/dashboard" ? "page" : undefined}
          >
            <Icon name="layout-dashboard" size={18} />
            {t("Dashboard")}
          </Link>
        </li>
      </ul>
      {groups
        .map(({ title, entries }) => ({ title, entries: entries.filter(mayUse) }))
        .filter(({ entries }) => entries.length > 0)
        .map((group) => (
          <MenuGroup key={group.title} group={group} pathname={pathname} fresh={fresh} account={account} />
        ))}
    </>
  );
}

function MenuGroup({
  group,
  pathname,
  fresh,
  account,
}: { group: Group; pathname: string } & Pick<MenuProps, "fresh" | "account">) {
  const { title, entries } = group;
  return (
    <section className="mt-2 border-t border-line pt-2">
      <h2 className="px-1.5 font-sans text-sm font-bold tracking-wide text-ink-soft uppercase">{t(title)}</h2>
      <ul className="grid grid-cols-2 gap-x-1">
        {entries.map((entry) => (
          <MenuEntry
            key={entry.label}
            entry={entry}
            pathname={pathname}
            count={fresh[entry.counted ?? ""] ?? 0}
          />
        ))}
        {title === "Account" ? (
          <li>
            <form method="post" action="/logout" onSubmit={() => removeAllTypedText(account)}>
              <button type="submit" className={entryClass}>
                <Icon name="logout" size={18} />
                {t("Logout")}
              </button>
            </form>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

/** Full width if records can be added. */
function MenuEntry({ entry, pathname, count }: { entry: Entry; pathname: string; count: number }) {
  const { label, to, icon, add } = entry;
  return (
    <li className={add ? "col-span-2 flex flex-wrap items-center" : undefined}>
      <Link
        className={`${entryClass} ${add ? "flex-1" : ""}`}
        to={to}
        aria-current={getAriaCurrent(entry, pathname)}
      >
        <Icon name={icon} size={18} />
        {t(label)}{" "}
        {count > 0 ? (
          <span className="rounded-pill bg-marigold px-2 text-sm text-on-accent">
            {figure(count)}
            <span className="sr-only"> {t(/* Behind a record in the list of what is new. */ "new")}</span>
          </span>
        ) : null}
      </Link>{" "}
      {add ? (
        <Link className={addClass} to={add.to} aria-current={pathname === add.to ? "page" : undefined}>
          {add.label()}
        </Link>
      ) : null}
    </li>
  );
}
