import type { StaffKind } from "~/content/records/kind";

/** What the site knows of a testimonial: where it is, its form and its texts (specification section 3). */
export const testimonial = {
  key: "testimonial",
  table: "testimonials",
  names: { one: "testimonial", title: "Testimonial", titles: "Testimonials" },
  columns: { name: "name", words: ["details"], searched: ["name", "details"] },
  file: { type: "picture" },
  pages: {
    list: "/dashboard/testimonials",
    add: "/dashboard/addparent-testimonial",
    record: "/dashboard/testimonial",
  },
  menu: { group: "Publish", label: "Testimonials", icon: "quote", add: "Add Parents testimonial" },
  page: "/parents-testimonial",
  endpoints: ["get_monials.php", "addtestimonial.php"],
  listing: { call: "get_monials.php", label: "testimonials", key: "photos" },
  takenDown: "That's me or my child",
  consents: true,
  fields: {
    name: { label: "Name", max: 200, required: "Enter a name" },
    details: { label: "What they say", type: "long", max: 3000, required: "Enter what they say" },
  },
  successfully: true,
  consequence: "It will no longer be among the testimonials.",
} as const satisfies StaffKind<{ name: string }>;
