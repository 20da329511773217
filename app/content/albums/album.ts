import type { StaffKind } from "~/content/records/kind";

/** What the site knows of an album: where it is, its form and its texts. */
export const album = {
  key: "album",
  table: "albums",
  names: { one: "album", title: "Album", titles: "Albums" },
  columns: { name: "name", words: ["details", "date"], searched: ["name", "details"] },
  pages: { list: "/dashboard/albums", add: "/dashboard/albums/add", record: "/dashboard/album" },
  menu: { group: "Publish", label: "Albums", icon: "photo" },
  filters: { date: "date" },
  numbered: "/school-gallery",
  consents: true,
  holds: { table: "photos", owner: "album_id" },
  fields: {
    name: { label: "Name", called: "The name", max: 120, required: "Enter a name, such as Sports day" },
    date: { label: "Day", type: "date", required: "Enter the day, such as 2026-04-01" },
    details: { label: "About it", type: "long", max: 2000 },
  },
  changed: "Album saved",
  failed: "The album could not be saved. Please try again.",
  consequence: "Visitors will not see it any more. It stays in the trash for 30 days.",
  consequenceOfMany:
    "Their photos stay in the gallery, under More photos. The albums stay in the trash for 30 days.",
  afterAdding: "list",
} as const satisfies StaffKind<{ name: string }>;
