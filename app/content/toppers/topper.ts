import type { RecordWords } from "~/content/records/words";
import type { FieldSpecs } from "~/forms/field-specs";

/** What a topper is called, and what its form takes (specification section 3). */
export const topper = {
  key: "topper",
  fields: {
    name: { label: "Name", max: 200, required: "Enter a name" },
    marks: { label: "Marks", max: 50 },
    std: { label: "Class", max: 100 },
  } as const satisfies FieldSpecs,
  nameOf: ({ name }) => name,
  addTitle: "Upload Result",
  editTitle: "Update result",
  added: "Result uploaded successfully",
  changed: "Result updated successfully",
  deleted: "Result deleted successfully",
  failed: "Error uploading file",
  consequence: "It will no longer be among the results.",
} satisfies RecordWords<{ name: string }>;
