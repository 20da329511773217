import { type Message, t } from "#say";
import { fixedEntries, type MenuLink, menuPages } from "~/ui/frame/menu";
import type { Settings } from "./parts";

export function hiddenPages({ hidden_menu }: Pick<Settings, "hidden_menu">): string[] {
  return hidden_menu.split(" ").filter((path) => path !== "" && !Object.hasOwn(fixedEntries, path));
}

export const menuEntriesField = "entries";
export const menuBoxField = (path: string) => `show ${path}`;

/** Updates the setting; pages missing in the form are unchanged. */
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

export function hiddenInWords(value: string, facilities: readonly MenuLink[]): string {
  const links = [...menuPages(), ...facilities];
  return hiddenPages({ hidden_menu: value })
    .map((path) => t((links.find(({ to }) => to === path)?.label ?? path) as Message))
    .join(", ");
}
