import { menuPages } from "~/ui/frame/menu";

/**
 * Returns the address that a card opens; undefined if there is none or its facility was removed.
 * @param facilities addresses of existing facilities
 */
export function openedBy(opens: string, facilities: readonly { to: string }[]): string | undefined {
  if (opens === "") return undefined;
  const path = encodeURI(opens);
  return facilities.some(({ to }) => to === path) || menuPages().some((page) => page.to === opens)
    ? path
    : undefined;
}
