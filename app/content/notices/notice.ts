import type { RecordWords } from "~/content/records/words";
import { excerpt } from "~/forms/excerpt";
import type { FieldSpecs } from "~/forms/field-specs";
import { noticeCategories, priorities } from "./categories";

/** A notice without a title is known by the start of its details. */
function noticeName({ title, details }: { title: string; details: string }): string {
  return title || excerpt(details, 60);
}

/** What a notice is called, and what its form takes (specification section 3). */
export const notice = {
  key: "notice",
  fields: {
    title: { label: "Title", called: "The title", max: 200 },
    details: {
      label: "Details",
      called: "The details",
      type: "long",
      max: 10_000,
      required: "Enter the details of the notice",
    },
    date: { label: "Date", type: "date", required: "Enter the date of the notice, such as 2026-04-01" },
    category: { label: "Category", options: noticeCategories, required: "Choose a category" },
    priority: { label: "Priority", options: priorities, required: "Choose a priority" },
  } as const satisfies FieldSpecs,
  nameOf: noticeName,
  addTitle: "Add Notice",
  editTitle: "Update notice",
  added: "Notice Created Successfully",
  changed: "Notice updated successfully",
  deleted: "Notice deleted successfully",
  failed: "Failed to create notice. Please try again.",
  changeFailed: "Failed to update notice. Please try again.",
  consequence: "It will no longer be on the site, in the marquee or in any listing.",
} satisfies RecordWords<{ title: string; details: string }>;
