import { type Message, msg } from "#message";
import type { MenuGroup, RecordKind } from "~/content/records/kind";
import { getAddTitle } from "~/content/records/kind";
import { allKinds } from "~/content/records/registry";
import type { IconName } from "~/ui/icons/icon";

export interface Entry {
  label: Message;
  to: string;
  icon: IconName;
  /** A function, because the language is known only when it is rendered. */
  add?: { label: () => string; to: string };
  /** Path prefix of further pages for which the entry is marked. */
  within?: string;
  /** Kind whose new records are counted. */
  counted?: string;
  administrators?: true | undefined;
}

export interface Group {
  title: Message;
  entries: Entry[];
}

function toEntry(kind: RecordKind): Entry {
  const { key, menu, pages, administrators } = kind;
  return {
    label: menu.label,
    icon: menu.icon,
    to: pages.list,
    within: pages.record,
    administrators,
    ...(pages.add && { add: { label: () => getAddTitle(kind), to: pages.add } }),
    ...(menu.group === "Inbox" && { counted: key }),
  };
}

const listKinds = (group: MenuGroup) => allKinds.filter(({ menu }) => menu.group === group).map(toEntry);

/** Menu in order; names and URLs of specification section 2 are fixed. */
export const groups: Group[] = [
  { title: msg(/* On a button. */ "Publish"), entries: listKinds("Publish") },
  {
    title: msg(/* Heads the part of the menu with what visitors sent. */ "Inbox"),
    entries: listKinds("Inbox"),
  },
  {
    title: msg("School"),
    entries: [
      ...listKinds("School"),
      { label: msg("Appendix IX"), to: "/dashboard/appendix-ix", icon: "circle-check" },
      { label: msg("Texts"), to: "/dashboard/texts", icon: "quote" },
      { label: msg("Other languages"), to: "/dashboard/languages", icon: "book" },
      { label: msg("Site settings"), to: "/dashboard/settings", icon: "settings", administrators: true },
    ],
  },
  {
    title: msg(/* Heads a part of the menu. */ "Account"),
    entries: [
      { label: msg("Your account"), to: "/dashboard/account", icon: "user" },
      { label: msg("Staff accounts"), to: "/dashboard/staff", icon: "user-plus", administrators: true },
      { label: msg("Activity"), to: "/dashboard/activity", icon: "activity", administrators: true },
      { label: msg("Personal data"), to: "/dashboard/person", icon: "eye", administrators: true },
      { label: msg("Trash"), to: "/dashboard/trash", icon: "trash" },
      { label: msg("Backups"), to: "/dashboard/backups", icon: "shield-check", administrators: true },
      { label: msg("First steps"), to: "/dashboard/first-steps", icon: "circle-check" },
      { label: msg("Help"), to: "/dashboard/help", icon: "info-circle" },
    ],
  },
];

export function getAriaCurrent(entry: Entry, pathname: string): "page" | "true" | undefined {
  if (pathname === entry.to) return "page";
  if (pathname === entry.add?.to) return undefined;
  return pathname.startsWith(`${entry.within ?? entry.to}/`) ? "true" : undefined;
}
