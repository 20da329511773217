import type { StaffKind } from "~/content/records/kind";
import { commonFields } from "../records/common-fields";

/** The signs that an amenity can have. */
export const amenityIcons = [
  { value: "tools-kitchen-2", label: "Meals" },
  { value: "bus", label: "Bus" },
  { value: "wifi", label: "Internet" },
  { value: "shield-check", label: "Safety" },
  { value: "heart-rate-monitor", label: "Health" },
  { value: "presentation", label: "Classroom" },
  { value: "book", label: "Books" },
  { value: "flask", label: "Laboratory" },
  { value: "ball-football", label: "Sports" },
  { value: "palette", label: "Art" },
  { value: "music", label: "Music" },
  { value: "swimming", label: "Swimming" },
  { value: "leaf", label: "Garden" },
  { value: "building", label: "Building" },
] as const;

/** What the site knows of an amenity of the home page: where it is, its form and its texts. */
export const amenity = {
  key: "amenity",
  table: "amenities",
  names: { one: "amenity", title: "Amenity", titles: "Amenities" },
  columns: { name: "label", words: [], searched: [] },
  pages: { list: "/dashboard/amenities", add: "/dashboard/amenities/add", record: "/dashboard/amenities" },
  menu: { group: "School", label: "Amenities", icon: "bus" },
  ordered: true,
  versioned: ["label"],
  fields: {
    label: { label: "Name", max: 60, required: "Enter a name" },
    icon: { label: "Picture sign", options: amenityIcons, required: "Choose a sign" },
    position: commonFields.position,
  },
  consequence: "It will no longer be on the home page.",
} as const satisfies StaffKind<{ label: string }>;
