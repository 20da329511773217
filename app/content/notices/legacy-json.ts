import { date, named, number, text, time } from "~/openapi/json-shapes";
import { plainText } from "~/text/plain-text";
import { notice } from "./notice";
import type { Notice } from "./notice.server";

const { event_date, event_time, ...oldFields } = notice.fields;

export const oldNoticeFields = oldFields;

/** Uses the keys of the old endpoint; the date has both of its former names (specification section 3). */
export function noticeToLegacyJson(notice: Notice) {
  const { id, title, details, date, category, priority, created_at, updated_at } = notice;
  return {
    id,
    title,
    details: plainText(details),
    date,
    notice_date: date,
    category,
    priority,
    created_at,
    updated_at,
  };
}

export const noticeShape = named("Notice", {
  id: number(),
  title: text(),
  details: text(),
  date: date(),
  notice_date: date(),
  category: text(),
  priority: { enum: ["high", "medium", "low"] },
  created_at: time(),
  updated_at: time(),
});
