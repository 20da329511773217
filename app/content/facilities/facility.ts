import type { StaffKind } from "~/content/records/kind";
import { facilityPath } from "./address";

/** What the site knows of a facility: where it is, its form and its texts. */
export const facility = {
  key: "facility",
  table: "facilities",
  names: { one: "facility", title: "Facility", titles: "Facilities" },
  columns: {
    name: "title",
    words: ["lead", "details"],
    searched: ["title", "lead", "details", "tags"],
  },
  pages: { list: "/dashboard/facilities", add: "/dashboard/facilities/add", record: "/dashboard/facilities" },
  menu: { group: "School", label: "Facilities", icon: "building" },
  ordered: true,
  versioned: ["details", "lead"],
  shownAt: facilityPath,
  fields: {
    title: { label: "Name", max: 80, required: "Enter a name, such as Library" },
    lead: { label: "Line under the name", max: 200 },
    details: { label: "Text", type: "long", max: 5000 },
    tags: { label: "At a glance", type: "long", max: 600 },
    photos: { label: "Photos", max: 16 },
    position: { label: "Position", type: "position" },
    address: { label: "Address of the page", called: "The address", max: 60 },
    menu_label: { label: "Name in the menu", max: 60 },
    beside: { label: "Names in the list beside the facilities", type: "long", max: 300 },
    beside_place: { label: "Place in the list beside the facilities", max: 20 },
    footer_label: { label: "Name at the foot of every page", max: 40 },
  },
  consequence: "Its page and all links to it go. It stays in the trash for 30 days.",
  afterAdding: "list",
} as const satisfies StaffKind<{ title: string; address: string }>;

/** In the place of an album: the photos that the sample content of this facility has (`sample-photos.ts`). */
export const samplePhotosChoice = "sample";
