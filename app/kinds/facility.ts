import { msg } from "#message";
import type { StaffKind } from "~/kinds/kind";
import { addressPath } from "./address-path";

export const facility = {
  key: "facility",
  table: "facilities",
  names: {
    one: msg("facility"),
    count: msg("{count, plural, one {# facility} other {# facilities}}"),
    counted: msg("{count, plural, one {a facility} other {# facilities}}"),
    title: msg("Facility"),
    titles: msg("Facilities"),
  },
  columns: {
    name: "title",
    words: ["lead", "details"],
    searched: ["title", "lead", "details", "tags"],
  },
  pages: {
    list: "/dashboard/facilities",
    add: "/dashboard/facilities/add",
    record: "/dashboard/facilities",
    afterAdding: "list",
  },
  own: ["list", "edit"],
  menu: { group: "Pages", place: "offer", label: msg("Facilities"), icon: "building" },
  ordered: "new first",
  versioned: ["details", "lead"],
  shownAt: addressPath,
  addresses: { former: "facility_addresses", owner: "facility_id" },
  children: null,
  fields: {
    title: { label: msg("Name"), max: 80, required: msg("Enter a name, such as Library"), translated: true },
    lead: { label: msg("Line under the name"), max: 200, translated: true },
    details: {
      label: msg(/* The label of a field, and of a button that makes bold letters or lists. */ "Text"),
      type: "long",
      max: 5000,
      translated: true,
    },
    tags: { label: msg("At a glance"), type: "long", max: 600, translated: true },
    photos: { label: msg("Photos"), max: 16, translated: false },
    position: { label: msg(/* Place in a list, a number. */ "Position"), type: "position" },
    address: {
      label: msg("Address of the page"),
      called: msg(
        /* At the beginning of a sentence: “The address may have at most 300 characters”. */ "The address",
      ),
      max: 60,
      translated: false,
    },
    menu_label: { label: msg("Name in the menu"), max: 60, translated: true },
    beside: {
      label: msg("Names in the list of facilities"),
      type: "long",
      max: 300,
      translated: true,
    },
    beside_place: {
      label: msg("Place in the list of facilities"),
      type: "number",
      range: [1, 9999],
      max: 20,
      translated: false,
    },
    footer_label: { label: msg("Name at the foot of every page"), max: 40, translated: true },
  },
  trash: { consequence: msg("Its page and all links to it go. It stays in the trash for 30 days.") },
} as const satisfies StaffKind<{ title: string; address: string }>;

/** Value of the album field for the sample photos in `sample-photos.ts`. */
export const samplePhotosChoice = "sample";
