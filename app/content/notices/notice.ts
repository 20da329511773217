import type { StaffKind } from "~/content/records/kind";
import { excerpt } from "../../forms/excerpt";
import { plainText } from "../../forms/plain-text";
import { commonFields } from "../records/common-fields";
import { noticeCategories, priorities } from "./categories";

/** A notice without a title is known by the start of its details. */
export function noticeName({ title, details }: { title: string; details: string }): string {
  return title || excerpt(plainText(details), 60);
}

/** What the site knows of a notice: where it is, its form and its texts (specification section 3). */
export const notice = {
  key: "notice",
  table: "notices",
  names: { one: "notice", title: "Notice", titles: "Notices" },
  columns: { name: "title", words: ["details"], searched: ["title", "details"], indexed: ["files", "marks"] },
  files: { table: "notice_files", owner: "notice_id" },
  pages: { list: "/dashboard/deletenotice", add: "/dashboard/add-notice", record: "/dashboard/notice" },
  menu: { group: "Publish", label: "Notices", icon: "bell", add: "Add Notice" },
  page: "/notices",
  endpoints: ["get_notices.php", "uploadnotice.php", "delete_notice.php"],
  listing: { call: "get_notices.php", label: "notices", key: "data" },
  publishing: { pin: true, archive: true },
  filters: { category: "category" },
  fields: {
    title: commonFields.title,
    details: { ...commonFields.details, required: "Enter the details of the notice" },
    date: { label: "Date", type: "date", required: "Enter the date of the notice, such as 2026-04-01" },
    category: { label: "Category", options: noticeCategories, required: "Choose a category" },
    priority: { label: "Priority", options: priorities, required: "Choose a priority" },
    event_date: { label: "Day of the event", type: "date" },
    event_time: { label: "Time", type: "time" },
  },
  nameOf: noticeName,
  numbered: "/notices",
  successfully: true,
  added: "Notice Created Successfully",
  failed: "Failed to create notice. Please try again.",
  changeFailed: "Failed to update notice. Please try again.",
  consequence: "It will no longer be on the site, in the marquee or in any listing.",
} as const satisfies StaffKind<{ title: string; details: string }>;
