import type { RecordWords } from "~/content/records/words";
import type { FieldSpecs } from "~/forms/field-specs";

/** What a photo is called, and what its form takes (specification section 3). */
export const photo = {
  key: "photo",
  fields: {
    title: { label: "Title", max: 200 },
    description: { label: "Description", type: "long", max: 2000 },
    alt: { label: "What the photo shows", max: 300 },
  } as const satisfies FieldSpecs,
  nameOf: ({ title }) => title,
  addTitle: "Add Image",
  editTitle: "Update photo",
  added: "Image uploaded successfully",
  changed: "Image updated successfully",
  deleted: "Image deleted successfully",
  failed: "Error uploading file",
  consequence: "It will no longer be in the gallery.",
} satisfies RecordWords<{ title: string }>;
