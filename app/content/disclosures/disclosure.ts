import type { RecordWords } from "~/content/records/words";
import type { FieldSpecs } from "~/forms/field-specs";

/** What a disclosure document is called, and what its form takes (specification section 3). */
export const disclosure = {
  key: "disclosure document",
  fields: {
    name: { label: "Name", called: "The name", max: 200, required: "Enter the document's name" },
    position: { label: "Place in the order", type: "position" },
  } as const satisfies FieldSpecs,
  nameOf: ({ name }) => name,
  addTitle: "Add document",
  editTitle: "Update document",
  added: "Document saved",
  changed: "Document saved",
  deleted: "Document deleted",
  failed: "Error uploading file",
  consequence: "It will no longer be on the page of the mandatory public disclosure.",
  afterAdding: "list",
} satisfies RecordWords<{ name: string }>;
