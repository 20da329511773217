import { menuPages } from "~/ui/frame/menu";

/** @returns undefined if the card opens nothing or its facility was removed */
export function openedBy(opens: string, facilities: readonly { to: string }[]): string | undefined {
  if (opens === "") return undefined;
  const path = encodeURI(opens);
  return facilities.some(({ to }) => to === path) || menuPages().some((page) => page.to === opens)
    ? path
    : undefined;
}
