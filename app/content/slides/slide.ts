import type { StaffKind } from "~/content/records/kind";
import { commonFields } from "../records/common-fields";

/** What the site knows of a slide: where it is, its form and its texts (specification section 3). */
export const slide = {
  key: "slide",
  table: "slides",
  names: { one: "slide", title: "Slide", titles: "Slides" },
  columns: { name: "title", words: ["subtitle", "description"], searched: [] },
  file: { type: "picture" },
  pages: { list: "/dashboard/slides", add: "/dashboard/slides/add", record: "/dashboard/slides" },
  publishing: {},
  ordered: true,
  menu: { group: "Publish", label: "Slides", icon: "device-desktop" },
  fields: {
    title: { label: "Title", max: 120, required: "Enter a title" },
    subtitle: { label: "Line above the title", max: 120 },
    description: { label: "Description", type: "long", max: 300 },
    position: commonFields.position,
  },
  consequence: "It will no longer be on the home page.",
} as const satisfies StaffKind<{ title: string }>;
