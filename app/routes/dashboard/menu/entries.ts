import { type Message, msg } from "#message";
import { principalPath } from "~/content/faculty/principal";
import { facultyMember } from "~/kinds/faculty-member";
import { job } from "~/kinds/job";
import type { MenuGroup, MenuPlace, RecordKind } from "~/kinds/kind";
import { getAddTitle } from "~/kinds/kind";
import { notice } from "~/kinds/notice";
import { photo } from "~/kinds/photo";
import { popup } from "~/kinds/popup";
import { allKinds } from "~/kinds/registry";
import { testimonial } from "~/kinds/testimonial";
import { topper } from "~/kinds/topper";
import { sitePagesPath } from "~/page-texts/site-pages-path";
import type { IconName } from "~/ui/icons/icon";
import type { Role } from "~db/schema";
import { firstStepsPath } from "../first-steps/step";
import { importPath, redirectsPath } from "../moving/paths";

export interface Entry {
  label: Message;
  to: string;
  icon: IconName;
  /** A function, because the language is known only when it is rendered. */
  add?: { label: () => string; to: string; inMenu: boolean };
  /** Pages that share the entry; each shows links to the others. */
  tabs?: readonly Entry[];
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

/** Kinds whose link that adds a record is in the menu (specification section 2). */
const added: readonly RecordKind[] = [notice, job, popup, photo, topper, facultyMember, testimonial];

function toEntry(kind: RecordKind): Entry {
  const { key, menu, pages, role } = kind;
  return {
    label: menu.label,
    icon: menu.icon,
    to: pages.list,
    within: [pages.record, ...(furtherPages[pages.list] ?? [])],
    role,
    ...(pages.add && {
      add: { label: () => getAddTitle(kind), to: pages.add, inMenu: added.includes(kind) },
    }),
    counted: key,
  };
}

const places: Record<MenuPlace, Pick<Entry, "label" | "icon"> & { further?: readonly Entry[] }> = {
  "home page": { label: msg("Home page"), icon: "device-desktop" },
  photos: { label: msg("Photos and videos"), icon: "photo" },
  "own pages": {
    label: msg(/* Pages of the website that the school wrote. */ "Own pages"),
    icon: "file-text",
    further: [
      {
        label: msg(/* Tab: what came from the old website. */ "Import"),
        to: importPath,
        icon: "download",
        role: "office",
      },
      { label: msg("Old addresses"), to: redirectsPath, icon: "arrow-right", role: "office" },
    ],
  },
  offer: { label: msg("What the school offers"), icon: "building" },
  privacy: {
    label: msg("Privacy"),
    icon: "eye",
    further: [
      { label: msg("Personal data"), to: "/dashboard/person", icon: "eye", role: "administrator" },
      {
        label: msg("Privacy and children"),
        to: "/dashboard/settings/privacy",
        icon: "settings",
        role: "administrator",
      },
    ],
  },
};

/** @param tabs pages that an entry has in common, the first of which it opens */
function withTabs(place: Pick<Entry, "label" | "icon">, tabs: readonly Entry[]): Entry {
  const [first] = tabs as [Entry];
  const add = tabs.find((tab) => tab.add?.inMenu)?.add;
  return { ...place, to: first.to, role: first.role, tabs, ...(add && { add }) };
}

/** Entries of a group: one for each kind, or for each place of several. */
function listKinds(group: MenuGroup): Entry[] {
  const kinds = allKinds.filter(({ menu }) => menu.group === group);
  return kinds.flatMap((kind, index) => {
    const { place } = kind.menu;
    if (!place) return [toEntry(kind)];
    const together = kinds.filter(({ menu }) => menu.place === place);
    if (kinds.indexOf(together[0] as RecordKind) < index) return [];
    return [withTabs(places[place], [...together.map(toEntry), ...(places[place].further ?? [])])];
  });
}

export const pagesEntry: Entry = {
  label: msg(/* The pages of the school's website, in the menu of staff. */ "Pages"),
  to: sitePagesPath,
  icon: "file-text",
  within: ["/dashboard/texts", principalPath],
};

const cbseEntry: Entry = {
  label: msg(/* Heads the part of the menu with what the CBSE requires. */ "CBSE"),
  to: "/dashboard/appendix-ix",
  icon: "circle-check",
};

const settingsEntry: Entry = {
  label: msg("Site settings"),
  to: "/dashboard/settings",
  icon: "settings",
  role: "administrator",
};

const accountsEntry = withTabs({ label: msg("Staff accounts"), icon: "user-plus" }, [
  { label: msg("Staff accounts"), to: "/dashboard/staff", icon: "user-plus", role: "administrator" },
  { label: msg("Activity"), to: "/dashboard/activity", icon: "activity", role: "administrator" },
]);

const backupsEntry = withTabs({ label: msg("Backups and server"), icon: "shield-check" }, [
  { label: msg("Backups"), to: "/dashboard/backups", icon: "shield-check", role: "administrator" },
  { label: msg("Server"), to: "/dashboard/server", icon: "shield-check", role: "administrator" },
  {
    label: msg("Server and details"),
    to: "/dashboard/settings/server",
    icon: "settings",
    role: "administrator",
  },
]);

/** By task; names and URLs of specification section 2 are fixed. The menu has at most 30 links, whichever group is open. */
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
    title: cbseEntry.label,
    icon: cbseEntry.icon,
    overview: cbseEntry,
    entries: listKinds("CBSE"),
  },
  {
    title: msg(/* Heads a part of the menu. */ "Settings"),
    icon: settingsEntry.icon,
    overview: settingsEntry,
    entries: [accountsEntry, ...listKinds("Settings"), backupsEntry],
  },
];

export const firstEntry: Entry = {
  label: msg("Dashboard"),
  to: "/dashboard",
  icon: "layout-dashboard",
  within: ["/dashboard/find", firstStepsPath],
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

/** Lines of the menu. */
const lines: readonly Entry[] = [firstEntry, ...groups.flatMap(entriesOf), ...lastEntries];

/** Entries of single pages: with tabs instead of the entries that have them. */
export const allEntries: readonly Entry[] = lines.flatMap((entry) => entry.tabs ?? [entry]);

/** Returns the entry of a page whose tabs have it, and are shown on it. */
export const findTabs = (pathname: string): Entry | undefined =>
  lines.find(({ tabs }) => tabs?.some(({ to }) => to === pathname));

/** Length of the longest path of an entry that leads to a page; 0 if none does. */
function matchLength({ to, add, within = [], tabs = [] }: Entry, pathname: string): number {
  if (pathname === add?.to) return pathname.length;
  const paths = [...(to === firstEntry.to ? [] : [to]), ...within];
  return Math.max(
    pathname === to ? to.length : 0,
    ...paths.map((path) => (`${pathname}/`.startsWith(`${path}/`) ? path.length : 0)),
    ...tabs.map((tab) => matchLength(tab, pathname)),
  );
}

function findBest(entries: readonly Entry[], pathname: string): Entry | undefined {
  const [best] = entries
    .map((entry) => ({ entry, length: matchLength(entry, pathname) }))
    .sort((one, other) => other.length - one.length);
  return best?.length ? best.entry : undefined;
}

/** Returns the line of the menu that leads to a page. */
export const findCurrent = (pathname: string): Entry | undefined => findBest(lines, pathname);

/** Returns the entry of a page: a tab, if its line has tabs. */
export const findEntry = (pathname: string): Entry | undefined => findBest(allEntries, pathname);

export function getAriaCurrent(entry: Entry, pathname: string): "page" | "true" | undefined {
  if (pathname === entry.to) return "page";
  if (entry.add?.inMenu && pathname === entry.add.to) return undefined;
  return findCurrent(pathname) === entry ? "true" : undefined;
}
