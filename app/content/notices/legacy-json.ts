import type { Notice } from "./queries.server";

/** A notice in the keys of the old endpoint; the date goes by both names it had (specification section 3). */
export function noticeToLegacyJson(notice: Notice) {
  const { id, title, details, date, category, priority, created_at, updated_at } = notice;
  return { id, title, details, date, notice_date: date, category, priority, created_at, updated_at };
}
