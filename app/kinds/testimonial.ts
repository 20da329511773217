import { msg } from "#message";
import type { StaffKind } from "~/kinds/kind";

export const testimonial = {
  key: "testimonial",
  table: "testimonials",
  names: {
    one: msg(
      /* What a parent says of the school. In a sentence: “This testimonial is not on the website any more.” */ "testimonial",
    ),
    count: msg("{count, plural, one {# testimonial} other {# testimonials}}"),
    counted: msg("{count, plural, one {a testimonial} other {# testimonials}}"),
    title: msg("Testimonial"),
    titles: msg("Testimonials"),
  },
  columns: { name: "name", words: ["details"], searched: ["name", "details"] },
  file: { type: "picture" },
  pages: {
    list: "/dashboard/testimonials",
    add: "/dashboard/addparent-testimonial",
    record: "/dashboard/testimonial",
  },
  own: ["list"],
  menu: { group: "People", label: msg("Testimonials"), icon: "quote", add: msg("Add Parents testimonial") },
  page: "/parents-testimonial",
  legacy: {
    endpoints: ["get_monials.php", "addtestimonial.php"],
    listing: { call: "get_monials.php", label: "testimonials", key: "photos" },
  },
  children: {
    consent: true,
    takeDown: msg(
      /* A link beside what a parent said, to ask that it be taken down; the name follows for who hears it. */ "Remove this testimonial",
    ),
  },
  fields: {
    name: { label: msg("Name"), max: 200, required: msg("Enter a name"), translated: false },
    details: {
      label: msg("What they say"),
      type: "long",
      rows: 4,
      max: 3000,
      required: msg("Enter what they say"),
      translated: false,
    },
  },
  texts: { successfully: true },
  trash: { consequence: msg("It will no longer be among the testimonials.") },
} as const satisfies StaffKind<{ name: string }>;
