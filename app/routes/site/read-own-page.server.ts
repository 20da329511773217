import { filesOf } from "~/capabilities/attached-files/queries.server";
import { oneOnPage } from "~/capabilities/translations/on-page.server";
import { pages } from "~/content/own-pages/page.server";
import { shareOf } from "~/files/pictures/focus/share-picture";
import { page as pageWords } from "~/kinds/own-page";
import { excerptInWords } from "~/text/excerpt";
import { formatPage } from "~/text/format-text.server";
import { plainPageText } from "~/text/plain-text";
import type { Database } from "~db/connection.server";

/** @param showsHidden true for staff, who also see drafts */
export async function readOwnPage(db: Database, id: number, showsHidden: () => Promise<boolean>) {
  const found = await pages.find(db, id);
  if (!found || (found.status !== "live" && !(await showsHidden()))) return undefined;
  const [page, files] = await Promise.all([
    oneOnPage(db, pageWords, found),
    filesOf(pageWords.files).list(db, id),
  ]);
  const { title, details, status, published_at, ends_at } = page;
  const picture = files.find((file) => file.picture)?.picture;
  return {
    page: { id, title, status, published_at, ends_at },
    blocks: formatPage(details),
    files,
    summary: excerptInWords(plainPageText(details).replace(/\s+/g, " "), 150),
    ...(picture && { sharePicture: shareOf(picture, title) }),
  };
}
