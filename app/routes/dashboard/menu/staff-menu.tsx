import { Link, useLocation } from "@remix-run/react";
import { t } from "#say";
import { mayDo } from "~/session/roles";
import { figure } from "~/text/figures";
import { removeAllTypedText } from "~/ui/form/typed-text/storage";
import { Icon } from "~/ui/icons/icon";
import { chipClass } from "~/ui/lists/chip-class";
import type { Role } from "~db/schema";
import {
  type Entry,
  entriesOf,
  findCurrent,
  findTabs,
  firstEntry,
  type Group,
  getAriaCurrent,
  groups,
  lastEntries,
} from "./entries";

const entryClass =
  "flex min-h-11 w-full min-w-0 flex-1 cursor-pointer items-center gap-1.5 rounded-md px-1.5 text-left font-semibold wrap-normal text-ink no-underline hover:bg-green-mist current:bg-green current:text-white lg:min-h-9 lg:text-sm";

const addClass =
  "inline-flex size-11 flex-none items-center justify-center rounded-md text-link no-underline hover:bg-green-mist current:bg-green current:text-white lg:size-9";

interface MenuProps {
  account: number;
  role: Role;
  fresh: Record<string, number>;
  without: string;
}

/** Groups are folded except that of the page; each page starts so again. Works without script. */
export function StaffMenu({ account, role, fresh, without }: MenuProps) {
  const { pathname } = useLocation();
  const current = findCurrent(pathname);
  const mayUse = ({ role: least = "editor", to }: Entry) => to !== without && mayDo(role, least);
  const shown = groups.flatMap(({ overview, entries, ...group }): Group[] => {
    const usable = entries.filter(mayUse);
    if (overview && mayUse(overview)) return [{ ...group, overview, entries: usable }];
    return usable.length > 0 ? [{ ...group, entries: usable }] : [];
  });
  return (
    <ul key={pathname} className="grid grid-cols-2 gap-x-1">
      <li>
        <a className={entryClass} href="/">
          <Icon name="home" size={18} />
          {t(/* the first page of the site */ "Home")}
        </a>
      </li>
      <MenuEntry entry={firstEntry} pathname={pathname} />
      {shown.map((group) => (
        <MenuGroup
          key={group.title}
          group={group}
          isCurrent={current !== undefined && entriesOf(group).includes(current)}
          pathname={pathname}
          fresh={fresh}
        />
      ))}
      {lastEntries.map((entry, index) => (
        <MenuEntry key={entry.to} entry={entry} pathname={pathname} isSetOff={index < 2} />
      ))}
      <li>
        <form method="post" action="/logout" onSubmit={() => removeAllTypedText(account)}>
          <button type="submit" className={entryClass}>
            <Icon name="logout" size={18} />
            {t("Logout")}
          </button>
        </form>
      </li>
    </ul>
  );
}

interface GroupProps {
  group: Group;
  isCurrent: boolean;
  pathname: string;
  fresh: MenuProps["fresh"];
}

function MenuGroup({ group, isCurrent, pathname, fresh }: GroupProps) {
  const { title, icon, overview, entries } = group;
  const countOf = ({ counted = "", tabs = [] }: Entry): number =>
    tabs.reduce((sum, tab) => sum + countOf(tab), fresh[counted] ?? 0);
  const sum = entries.reduce((count, entry) => count + countOf(entry), 0);
  const list = (
    <ul className="mb-1 ml-3.5 border-l border-line pl-1.5">
      {entries.map((entry) => (
        <MenuEntry key={entry.to} entry={entry} pathname={pathname} count={countOf(entry)} />
      ))}
    </ul>
  );
  if (overview) {
    return (
      <li className="col-span-2">
        <MenuLine entry={overview} pathname={pathname} count={isCurrent ? 0 : sum} />
        {isCurrent ? list : null}
      </li>
    );
  }
  return (
    <li className="col-span-2">
      <details name="staff-menu" open={isCurrent} className="group/menu">
        <summary className={`${entryClass} list-none [&::-webkit-details-marker]:hidden`}>
          <Icon name={icon} size={18} />
          {t(title)} <Fresh count={sum} />
          <span className="ml-auto transition-transform group-open/menu:rotate-90">
            <Icon name="chevron-right" size={16} />
          </span>
        </summary>
        {list}
      </details>
    </li>
  );
}

interface EntryProps {
  entry: Entry;
  pathname: string;
  count?: number;
  /** True if space separates it from the entries above. */
  isSetOff?: boolean;
}

function MenuEntry({ isSetOff, ...line }: EntryProps) {
  return (
    <li className={isSetOff ? "mt-1.5 border-t border-line pt-1.5" : undefined}>
      <MenuLine {...line} />
    </li>
  );
}

function MenuLine({ entry, pathname, count = 0 }: Omit<EntryProps, "isSetOff">) {
  const { label, to, icon, add } = entry;
  return (
    <div className="flex items-center">
      <Link className={entryClass} to={to} aria-current={getAriaCurrent(entry, pathname)}>
        <Icon name={icon} size={18} />
        {t(label)} <Fresh count={count} />
      </Link>{" "}
      {add?.inMenu ? (
        <Link
          className={addClass}
          to={add.to}
          title={add.label()}
          aria-current={pathname === add.to ? "page" : undefined}
        >
          <Icon name="plus" size={18} />
          <span className="sr-only">{add.label()}</span>
        </Link>
      ) : null}
    </div>
  );
}

function Fresh({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="rounded-pill bg-marigold px-2 text-sm text-on-accent">
      {figure(count)}
      <span className="sr-only"> {t(/* Behind a record in the list of what is new. */ "new")}</span>
    </span>
  );
}

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
