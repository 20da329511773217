import type { RecordWords } from "~/content/records/words";
import type { FieldSpecs } from "~/forms/field-specs";

/** What a slide is called, and what its form takes (specification section 3). */
export const slide = {
  key: "slide",
  fields: {
    title: { label: "Title", max: 120, required: "Enter a title" },
    subtitle: { label: "Line above the title", max: 120 },
    description: { label: "Description", type: "long", max: 300 },
    position: { label: "Place in the order", type: "position" },
  } as const satisfies FieldSpecs,
  nameOf: ({ title }) => title,
  addTitle: "Add slide",
  editTitle: "Update slide",
  added: "Slide added",
  changed: "Slide updated",
  deleted: "Slide deleted",
  failed: "Error uploading file",
  consequence: "It will no longer be on the home page.",
} satisfies RecordWords<{ title: string }>;
