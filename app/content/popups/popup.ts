import type { StaffKind } from "~/content/records/kind";

/** What the site knows of a pop-up: where it is, its form and its texts (specification section 3). */
export const popup = {
  key: "pop-up",
  table: "popups",
  names: { one: "pop-up", title: "Pop-up", titles: "Pop-ups" },
  columns: { name: "title", words: ["description"], searched: ["title", "description"] },
  file: { type: "picture" },
  pages: { list: "/dashboard/popups", add: "/dashboard/add-popup", record: "/dashboard/popup" },
  menu: { group: "Publish", label: "Pop-ups", icon: "speakerphone", add: "Add Pop Up" },
  endpoints: ["get_pop.php", "add_pop.php"],
  listing: { call: "get_pop.php", label: "pop-ups", key: "photos" },
  publishing: {},
  fields: {
    title: { label: "Title", max: 200 },
    description: { label: "Description", type: "long", max: 2000 },
    link_label: { label: "Words on the button", max: 40 },
    link_url: { label: "Page that the button opens", max: 500 },
  },
  successfully: true,
  consequence: "It will no longer open on the home page.",
} as const satisfies StaffKind<{ title: string }>;
