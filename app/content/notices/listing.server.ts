import { publicCategories } from "./categories";
import type { Notice, NoticeCursor } from "./queries.server";

/** The category that a listing's URL asks for; an unknown one counts as all. */
export function categoryOf(url: URL): string {
  const asked = url.searchParams.get("category") ?? "";
  return publicCategories.some(({ value }) => value === asked) ? asked : "all";
}

/** `?after=` of a listing: the last notice of the page before. */
export function cursorOf(url: URL): NoticeCursor | undefined {
  const match = /^(\d{4}-[\dT:.]+Z)_(\d{1,15})$/.exec(url.searchParams.get("after") ?? "");
  return match?.[1] && match[2] ? { created_at: match[1], id: Number(match[2]) } : undefined;
}

/** Splits off the one notice more than a page holds, and says where the next page starts. */
export function pageOf(notices: Notice[], size: number): { notices: Notice[]; next: string | undefined } {
  const page = notices.slice(0, size);
  const last = page.at(-1);
  return { notices: page, next: notices.length > size && last ? `${last.created_at}_${last.id}` : undefined };
}
