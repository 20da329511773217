import { msg } from "#message";
import type { StaffKind } from "~/kinds/kind";
import { commonFields } from "./common-fields";

export const amenityIcons = [
  { value: "tools-kitchen-2", label: msg("Meals") },
  { value: "bus", label: msg("Bus") },
  { value: "wifi", label: msg("Internet") },
  { value: "shield-check", label: msg("Safety") },
  { value: "heart-rate-monitor", label: msg("Health") },
  { value: "presentation", label: msg("Classroom") },
  { value: "book", label: msg("Books") },
  { value: "flask", label: msg("Laboratory") },
  { value: "ball-football", label: msg("Sports") },
  { value: "palette", label: msg("Art") },
  { value: "music", label: msg("Music") },
  { value: "swimming", label: msg("Swimming") },
  { value: "leaf", label: msg("Garden") },
  { value: "building", label: msg("Building") },
] as const;

export const amenity = {
  key: "amenity",
  table: "amenities",
  names: {
    one: msg(/* Such as a cafeteria or a bus. */ "amenity"),
    count: msg("{count, plural, one {# amenity} other {# amenities}}"),
    counted: msg("{count, plural, one {an amenity} other {# amenities}}"),
    title: msg(/* Such as a cafeteria or a bus. */ "Amenity"),
    titles: msg("Amenities"),
  },
  columns: { name: "label", words: [], searched: [] },
  pages: { list: "/dashboard/amenities", add: "/dashboard/amenities/add", record: "/dashboard/amenities" },
  own: ["list"],
  menu: { group: "Pages", place: "offer", label: msg("Amenities"), icon: "bus" },
  shownAt: () => "/",
  ordered: "new first",
  versioned: ["label"],
  children: null,
  fields: {
    label: {
      label: msg("Name"),
      hint: msg("For example Cafeteria"),
      max: 60,
      required: msg("Enter a name"),
      translated: true,
    },
    icon: { label: msg("Picture sign"), options: amenityIcons, required: msg("Choose a sign") },
    position: commonFields.position,
  },
  trash: { consequence: msg("It will no longer be on the home page.") },
} as const satisfies StaffKind<{ label: string }>;
