import { findSchoolToday } from "~/agenda/school-today.server";
import { jobs } from "~/content/jobs/job.server";
import { noticePath } from "~/content/notices/address";
import { listNotices } from "~/content/notices/notice.server";
import { notice as noticeWords } from "~/kinds/notice";
import type { Database } from "~db/connection.server";

/** The section further down continues this list. */
export const maxHeadlines = 3;

export async function loadNews(db: Database) {
  const [schoolToday, newest, [job]] = await Promise.all([
    findSchoolToday(db),
    listNotices(db, { limit: maxHeadlines, pinnedFirst: true }),
    jobs.listOnSite(db, { limit: 1 }),
  ]);
  return {
    schoolToday,
    job,
    newest: newest.map((notice) => ({
      to: noticePath(notice),
      name: noticeWords.nameOf(notice),
      date: notice.date,
      priority: notice.priority,
      event_date: notice.event_date,
      event_time: notice.event_time,
      event_end: notice.event_end,
    })),
  };
}
