import { type Message, msg } from "#message";
import { principalPath } from "~/content/faculty/principal";
import type { MenuGroup, RecordKind } from "~/kinds/kind";
import { getAddTitle } from "~/kinds/kind";
import { allKinds } from "~/kinds/registry";
import { sitePagesPath } from "~/page-texts/site-pages-path";
import type { IconName } from "~/ui/icons/icon";
import type { Role } from "~db/schema";

export interface Entry {
  label: Message;
  to: string;
  icon: IconName;
  /** A function, because the language is known only when it is rendered. */
  add?: { label: () => string; to: string };
  /** Paths of further pages for which the entry is marked. */
  within?: readonly string[];
  /** Kind whose new records are counted. */
  counted?: string;
  /** Lowest role that can use it; default: editor. */
  role?: Role | undefined;
}

export interface Group {
  title: Message;
  icon: IconName;
  /** Page that the group's line opens; without it the line unfolds the entries. */
  overview?: Entry;
  entries: readonly Entry[];
}

/** Pages without a menu entry, by the list of their kind. */
const furtherPages: Record<string, readonly string[]> = {
  "/dashboard/deleteimage": ["/dashboard/photo-copies", "/dashboard/blur"],
  "/dashboard/messages": ["/dashboard/reply-texts"],
};

function toEntry(kind: RecordKind): Entry {
  const { key, menu, pages, role } = kind;
  return {
    label: menu.label,
    icon: menu.icon,
    to: pages.list,
    within: [pages.record, ...(furtherPages[pages.list] ?? [])],
    role,
    ...(pages.add && { add: { label: () => getAddTitle(kind), to: pages.add } }),
    ...(menu.group === "Inbox" && { counted: key }),
  };
}

const listKinds = (group: MenuGroup) => allKinds.filter(({ menu }) => menu.group === group).map(toEntry);

export const pagesEntry: Entry = {
  label: msg(/* The pages of the school's website, in the menu of staff. */ "Pages"),
  to: sitePagesPath,
  icon: "file-text",
  within: ["/dashboard/texts", principalPath],
};

/** By task; names and URLs of specification section 2 are fixed. At most eight entries each, so that the menu fits a laptop. */
export const groups: readonly Group[] = [
  {
    title: msg("News"),
    icon: "bell",
    entries: [
      { label: msg("School closed"), to: "/dashboard/school-closed", icon: "alert-triangle" },
      ...listKinds("News"),
    ],
  },
  { title: msg("Photos and people"), icon: "photo", entries: listKinds("People") },
  {
    title: msg(/* Heads the part of the menu with what visitors sent. */ "Inbox"),
    icon: "inbox",
    entries: listKinds("Inbox"),
  },
  {
    title: pagesEntry.label,
    icon: pagesEntry.icon,
    overview: pagesEntry,
    entries: [
      ...listKinds("Pages"),
      { label: msg("Other languages"), to: "/dashboard/languages", icon: "book" },
    ],
  },
  {
    title: msg(/* Heads the part of the menu with what the CBSE requires. */ "CBSE"),
    icon: "circle-check",
    entries: [
      { label: msg("Appendix IX"), to: "/dashboard/appendix-ix", icon: "circle-check" },
      ...listKinds("CBSE"),
    ],
  },
  {
    title: msg(/* Heads a part of the menu. */ "Settings"),
    icon: "settings",
    entries: [
      { label: msg("First steps"), to: "/dashboard/first-steps", icon: "circle-check" },
      { label: msg("Site settings"), to: "/dashboard/settings", icon: "settings", role: "administrator" },
      { label: msg("Staff accounts"), to: "/dashboard/staff", icon: "user-plus", role: "administrator" },
      ...listKinds("Settings"),
      { label: msg("Activity"), to: "/dashboard/activity", icon: "activity", role: "administrator" },
      { label: msg("Personal data"), to: "/dashboard/person", icon: "eye", role: "administrator" },
      {
        label: msg("Backups"),
        to: "/dashboard/backups",
        icon: "shield-check",
        within: ["/dashboard/server"],
        role: "administrator",
      },
    ],
  },
];

export const firstEntry: Entry = {
  label: msg("Dashboard"),
  to: "/dashboard",
  icon: "layout-dashboard",
  within: ["/dashboard/find"],
};

export const lastEntries: readonly Entry[] = [
  { label: msg("Trash"), to: "/dashboard/trash", icon: "trash" },
  { label: msg("Help"), to: "/dashboard/help", icon: "info-circle" },
  {
    label: msg("Your account"),
    to: "/dashboard/account",
    icon: "user",
    within: [
      ...["/dashboard/staff/password", "/dashboard/staff/passkeys", "/dashboard/staff/second-step"],
      "/dashboard/confirm",
    ],
  },
];

export const entriesOf = ({ overview, entries }: Group): Entry[] =>
  overview ? [overview, ...entries] : [...entries];

export const allEntries: readonly Entry[] = [firstEntry, ...groups.flatMap(entriesOf), ...lastEntries];

/** Returns the entry of a page: the one with the longest matching path. */
export function findCurrent(pathname: string): Entry | undefined {
  const lengthOf = ({ to, add, within = [] }: Entry) => {
    if (pathname === add?.to) return pathname.length;
    const paths = [...(to === firstEntry.to ? [] : [to]), ...within];
    return Math.max(
      pathname === to ? to.length : 0,
      ...paths.map((path) => (`${pathname}/`.startsWith(`${path}/`) ? path.length : 0)),
    );
  };
  const [best] = allEntries
    .map((entry) => ({ entry, length: lengthOf(entry) }))
    .sort((one, other) => other.length - one.length);
  return best?.length ? best.entry : undefined;
}

export function getAriaCurrent(entry: Entry, pathname: string): "page" | "true" | undefined {
  if (pathname === entry.to) return "page";
  if (pathname === entry.add?.to) return undefined;
  return findCurrent(pathname) === entry ? "true" : undefined;
}
