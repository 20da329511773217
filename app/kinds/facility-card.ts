import { msg } from "#message";
import type { StaffKind } from "~/kinds/kind";

export const facilityCard = {
  key: "facility card",
  table: "facility_cards",
  folder: "facility-cards",
  names: {
    one: msg("facility card"),
    count: msg("{count, plural, one {# facility card} other {# facility cards}}"),
    counted: msg("{count, plural, one {a facility card} other {# facility cards}}"),
    title: msg("Facility card"),
    titles: msg(/* Heads what a search found: facilities of the home page. */ "Facility cards"),
  },
  columns: { name: "title", words: ["description", "features"], searched: [] },
  file: { type: "picture" },
  pages: {
    list: "/dashboard/facility-cards",
    add: "/dashboard/facility-cards/add",
    record: "/dashboard/facility-cards",
    afterAdding: "list",
  },
  own: ["edit"],
  menu: { group: "Pages", place: "offer", label: msg("Facility cards"), icon: "home" },
  shownAt: () => "/",
  ordered: "new first",
  versioned: ["description"],
  children: null,
  fields: {
    title: { label: msg("Name"), max: 80, required: msg("Enter a name"), translated: true },
    description: { label: msg("Short text"), type: "long", max: 300, translated: true },
    features: {
      label: msg(/* A list, one on each line. */ "Points"),
      type: "long",
      max: 400,
      translated: true,
    },
    opens: { label: msg("Page that it opens"), max: 80, translated: false },
    position: { label: msg("Position"), type: "position" },
  },
  trash: { consequence: msg("It will no longer be on the home page.") },
} as const satisfies StaffKind<{ title: string }>;
