import { getPublicPage } from "~/records/public-page";
import { notice } from "../../kinds/notice";

interface Named {
  id: number;
  title: string;
  details: string;
}

/** Public page of a notice. Files, share card and calendar file use the ID only. */
export const noticePath = (row: Named): string => getPublicPage(notice, row);

/** Short URL for print and QR codes; redirects to the other one. */
export const shortNoticePath = ({ id }: { id: number }) => `/notices/${id}`;

/** For messages: without words if they are not ASCII, which would show as `%E0%AC%96…`. */
export function sharedNoticePath(row: Named): string {
  const path = noticePath(row);
  return path.includes("%") ? shortNoticePath(row) : path;
}

export function feedPath(category: string, format: "xml" | "json"): string {
  return `/notices/feed.${format}${category === "all" ? "" : `?category=${category}`}`;
}
