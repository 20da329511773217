import type { RecordWords } from "~/content/records/words";
import type { FieldSpecs } from "~/forms/field-specs";

/** What a pop-up is called, and what its form takes (specification section 3). */
export const popup = {
  key: "pop-up",
  fields: {
    title: { label: "Title", max: 200 },
    description: { label: "Description", type: "long", max: 2000 },
  } as const satisfies FieldSpecs,
  nameOf: ({ title }) => title,
  addTitle: "Add Pop Up",
  editTitle: "Update pop-up",
  added: "Pop-up added successfully",
  changed: "Pop-up updated successfully",
  deleted: "Pop-up deleted successfully",
  failed: "Error uploading file",
  consequence: "It will no longer open on the home page.",
} satisfies RecordWords<{ title: string }>;
