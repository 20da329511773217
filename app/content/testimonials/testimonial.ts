import type { RecordWords } from "~/content/records/words";
import type { FieldSpecs } from "~/forms/field-specs";

/** What a testimonial is called, and what its form takes (specification section 3). */
export const testimonial = {
  key: "testimonial",
  fields: {
    name: { label: "Name", max: 200, required: "Enter a name" },
    details: { label: "What they say", type: "long", max: 3000, required: "Enter what they say" },
  } as const satisfies FieldSpecs,
  nameOf: ({ name }) => name,
  addTitle: "Add Parents testimonial",
  editTitle: "Update testimonial",
  added: "Testimonial added successfully",
  changed: "Testimonial updated successfully",
  deleted: "Testimonial deleted successfully",
  failed: "Error uploading file",
  consequence: "It will no longer be among the testimonials.",
} satisfies RecordWords<{ name: string }>;
