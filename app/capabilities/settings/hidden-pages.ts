import type { Message } from "#message";
import { t } from "#say";
import { fixedEntries, type MenuLink, menuPages } from "~/ui/frame/menu";
import type { Settings } from "./settings";

/** The pages that the menu leaves out, by their addresses. */
export function hiddenPages({ hidden_menu }: Pick<Settings, "hidden_menu">): string[] {
  return hidden_menu.split(" ").filter((path) => path !== "" && !Object.hasOwn(fixedEntries, path));
}

/** The field with all entries that the form of the menu decides on, and that of the box of one. */
export const menuEntriesField = "entries";
export const menuBoxField = (path: string) => `show ${path}`;

/**
 * What the form of the menu says, as the setting has it. Only what the form showed is decided by it: a page that came
 * into the menu meanwhile stays as it is.
 */
export function hiddenByForm(
  typed: Record<string, string | undefined>,
  saved: Pick<Settings, "hidden_menu">,
): string {
  const entries = (typed[menuEntriesField] ?? "").split(" ").filter(Boolean);
  const others = hiddenPages(saved).filter((path) => !entries.includes(path));
  const hidden = entries.filter(
    (path) => typed[menuBoxField(path)] === undefined && !Object.hasOwn(fixedEntries, path),
  );
  return [...others, ...hidden].sort().join(" ");
}

/** The setting in words: the names of the hidden entries. @param facilities the links to those that there are */
export function hiddenInWords(value: string, facilities: readonly MenuLink[]): string {
  const links = [...menuPages(), ...facilities];
  return hiddenPages({ hidden_menu: value })
    .map((path) => t((links.find(({ to }) => to === path)?.label ?? path) as Message))
    .join(", ");
}
