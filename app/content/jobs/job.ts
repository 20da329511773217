import type { RecordWords } from "~/content/records/words";
import type { FieldSpecs } from "~/forms/field-specs";

/** What a job is called, and what its form takes (specification section 3). */
export const job = {
  key: "job",
  fields: {
    title: { label: "Title", called: "The title", max: 200 },
    details: {
      label: "Details",
      called: "The details",
      type: "long",
      max: 10_000,
      required: "Enter the details of the job",
    },
  } as const satisfies FieldSpecs,
  nameOf: ({ title }) => title || "Job opening",
  addTitle: "Add Job Post",
  editTitle: "Update job post",
  added: "Post Created Successfully",
  changed: "Post updated successfully",
  deleted: "Job Post deleted successfully",
  /** The notice's words, as in the product (specification section 8). */
  failed: "Failed to create notice. Please try again.",
  consequence: "It will no longer be among the job openings.",
} satisfies RecordWords<{ title: string }>;
