import type { StaffKind } from "~/content/records/kind";

/** What the site knows of a facility card of the home page: where it is, its form and its texts (specification section 3). */
export const facilityCard = {
  key: "facility card",
  table: "facility_cards",
  folder: "facility-cards",
  names: { one: "facility card", title: "Facility card", titles: "Facility cards" },
  columns: { name: "title", words: ["description", "features"], searched: [] },
  file: { type: "picture" },
  pages: {
    list: "/dashboard/facility-cards",
    add: "/dashboard/facility-cards/add",
    record: "/dashboard/facility-cards",
  },
  menu: { group: "School", label: "Facility cards", icon: "home" },
  ordered: true,
  versioned: ["description"],
  fields: {
    title: { label: "Name", max: 80, required: "Enter a name" },
    description: { label: "Short text", type: "long", max: 300 },
    features: { label: "Points", type: "long", max: 400 },
    opens: { label: "Page that it opens", max: 80 },
    position: { label: "Position", type: "position" },
  },
  consequence: "It will no longer be on the home page.",
  afterAdding: "list",
} as const satisfies StaffKind<{ title: string }>;
