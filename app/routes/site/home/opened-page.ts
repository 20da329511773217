import { menuPages } from "~/ui/frame/menu";

/**
 * The address that a card leads to; undefined if it opens none, or where the facility that it opened is gone.
 * @param facilities the addresses of those that there are
 */
export function openedBy(opens: string, facilities: readonly { to: string }[]): string | undefined {
  if (opens === "") return undefined;
  const path = encodeURI(opens);
  return facilities.some(({ to }) => to === path) || menuPages().some((page) => page.to === opens)
    ? path
    : undefined;
}
