import { listComingDays } from "~/agenda/agenda.server";
import { countNotices, listNotices } from "~/content/notices/notice.server";
import { todayAtSchool } from "~/dates/dates";
import { readTexts } from "~/page-texts/queries.server";
import { hiddenPages } from "~/settings/hidden-pages";
import { settingsOnPage } from "~/settings/queries.server";
import { noticeQuickLinks, shownLinks } from "~/ui/frame/menu";
import { inWords } from "~/ui/frame/shown-menu";
import type { Database } from "~db/connection.server";
import { maxHeadlines } from "./news.server";

/** Notices and events; /notices and /curriculum have the rest. */
const maxShown = 6;

/** @param category undefined for all */
export async function loadNoticesSection(db: Database, tab: "notices" | "events", category?: string) {
  const [settings, texts, notices, entries, activeNotices] = await Promise.all([
    settingsOnPage(db),
    readTexts(db, ["notices_eyebrow"]),
    tab === "notices" ? listNotices(db, { limit: maxShown, category, pinnedFirst: true }) : [],
    tab === "events" ? listComingDays(db, todayAtSchool(), maxShown) : [],
    countNotices(db),
  ]);
  // The newest are at the top of the page already.
  const isContinued = category === undefined && notices.length > maxHeadlines;
  return {
    above: texts.notices_eyebrow,
    tab,
    category: category ?? "all",
    notices: isContinued ? notices.slice(maxHeadlines) : notices.slice(0, maxShown),
    isContinued,
    entries,
    activeNotices,
    quickLinks: inWords(shownLinks(noticeQuickLinks, hiddenPages(settings))),
  };
}
