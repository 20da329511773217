import type { Picture } from "../picture";
import { type Focus, parseFocus } from "./focus";

export const shareSize = { width: 1200, height: 630 };

/** The focus is part of the address: a new one is a new picture for messengers. */
export function sharePath(name: string, { x, y }: Focus): string {
  return `/share/${name}-${x}-${y}.jpg`;
}

/** Returns a page's picture for link previews. @param words its alternative text */
export function shareOf({ stem, focus }: Pick<Picture, "stem" | "focus">, words: string) {
  return { path: sharePath(stem, parseFocus(focus)), words, ...shareSize };
}
