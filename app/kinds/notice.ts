import { msg } from "#message";
import type { StaffKind } from "~/kinds/kind";
import { excerpt } from "../text/excerpt";
import { plainText } from "../text/plain-text";
import { commonFields } from "./common-fields";
import { noticeCategories, priorities } from "./notice-categories";

export function noticeName({ title, details }: { title: string; details: string }): string {
  return title || excerpt(plainText(details), 60);
}

export const notice = {
  key: "notice",
  table: "notices",
  names: {
    one: msg("notice"),
    count: msg("{count, plural, one {# notice} other {# notices}}"),
    counted: msg("{count, plural, one {a notice} other {# notices}}"),
    title: msg("Notice"),
    titles: msg("Notices"),
  },
  columns: { name: "title", words: ["details"], searched: ["title", "details"], indexed: ["files", "marks"] },
  files: {
    table: "notice_files",
    owner: "notice_id",
    page: "/notices",
    form: "/dashboard/notice-files",
    recordings: true,
  },
  pages: { list: "/dashboard/deletenotice", add: "/dashboard/add-notice", record: "/dashboard/notice" },
  own: ["list", "delete", "edit"],
  menu: { group: "News", label: msg("Notices"), icon: "bell", add: msg("Add Notice") },
  page: "/notices",
  legacy: {
    endpoints: ["get_notices.php", "uploadnotice.php", "delete_notice.php"],
    listing: { call: "get_notices.php", label: "notices", key: "data" },
  },
  publishing: { pin: true, archive: true },
  filters: { category: "category" },
  children: null,
  fields: {
    title: commonFields.title,
    details: { ...commonFields.details, required: msg("Enter the details of the notice") },
    date: {
      label: msg("Date"),
      type: "date",
      required: msg("Enter the date of the notice, such as 2026-04-01"),
    },
    category: { label: msg("Category"), options: noticeCategories, required: msg("Choose a category") },
    priority: { label: msg("Priority"), options: priorities, required: msg("Choose a priority") },
    event_date: { label: msg("Day of the event"), type: "date" },
    event_time: { label: msg(/* Of the day. */ "Time"), type: "time" },
    event_end: { label: msg("End time"), type: "time" },
  },
  nameOf: noticeName,
  numbered: "/notices",
  texts: {
    successfully: true,
    added: msg("Notice Created Successfully"),
    failed: msg("Failed to create notice. Please try again."),
    changeFailed: msg("Failed to update notice. Please try again."),
  },
  trash: { consequence: msg("It will no longer be on the site, in the marquee or in any listing.") },
} as const satisfies StaffKind<{ title: string; details: string }>;
