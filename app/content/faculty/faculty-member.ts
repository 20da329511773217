import type { RecordWords } from "~/content/records/words";
import type { FieldSpecs } from "~/forms/field-specs";

/** What a faculty member is called, and what its form takes (specification section 3). */
export const facultyMember = {
  key: "faculty member",
  fields: {
    name: { label: "Name", max: 200, required: "Enter a name" },
    title: { label: "Role", max: 200 },
    details: { label: "Details", type: "long", max: 2000 },
  } as const satisfies FieldSpecs,
  nameOf: ({ name }) => name,
  addTitle: "Add Faculty",
  editTitle: "Update faculty member",
  added: "Faculty added successfully",
  changed: "Faculty updated successfully",
  deleted: "Faculty deleted successfully",
  failed: "Error uploading file",
  consequence: "They will no longer be on the faculty page.",
} satisfies RecordWords<{ name: string }>;
