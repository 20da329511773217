import { msg } from "#message";
import type { StaffKind } from "~/kinds/kind";
import { commonFields } from "./common-fields";

export const slide = {
  key: "slide",
  table: "slides",
  names: {
    one: msg(/* A picture with words at the top of the home page. */ "slide"),
    count: msg("{count, plural, one {# slide} other {# slides}}"),
    counted: msg("{count, plural, one {a slide} other {# slides}}"),
    title: msg(/* A picture with words at the top of the home page. */ "Slide"),
    titles: msg("Slides"),
  },
  columns: { name: "title", words: ["subtitle", "description"], searched: [] },
  file: { type: "picture" },
  pages: { list: "/dashboard/slides", add: "/dashboard/slides/add", record: "/dashboard/slides" },
  own: ["list", "edit"],
  publishing: {},
  ordered: "new first",
  menu: { group: "News", place: "home page", label: msg("Slides"), icon: "device-desktop" },
  children: null,
  fields: {
    title: { label: msg("Title"), max: 120, required: msg("Enter a title"), translated: true },
    subtitle: { label: msg("Small line above the title"), max: 120, translated: true },
    description: { label: msg("Description"), type: "long", max: 300, translated: true },
    position: commonFields.position,
  },
  trash: { consequence: msg("It will no longer be on the home page.") },
} as const satisfies StaffKind<{ title: string }>;
