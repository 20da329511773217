import { msg } from "#message";
import type { StaffKind } from "~/kinds/kind";

export const popup = {
  key: "pop-up",
  table: "popups",
  names: {
    one: msg(/* An announcement that opens on the home page. */ "pop-up"),
    count: msg("{count, plural, one {# pop-up} other {# pop-ups}}"),
    counted: msg("{count, plural, one {a pop-up} other {# pop-ups}}"),
    title: msg("Pop-up"),
    titles: msg(/* Announcements that open on the home page. */ "Pop-ups"),
  },
  columns: { name: "title", words: ["description"], searched: ["title", "description"] },
  file: { type: "picture" },
  pages: { list: "/dashboard/popups", add: "/dashboard/add-popup", record: "/dashboard/popup" },
  own: ["list", "edit"],
  menu: {
    group: "News",
    place: "home page",
    label: msg("Pop-ups"),
    icon: "speakerphone",
    add: msg("Add Pop Up"),
  },
  legacy: {
    endpoints: ["get_pop.php", "add_pop.php"],
    listing: { call: "get_pop.php", label: "pop-ups", key: "photos" },
  },
  publishing: {},
  children: null,
  fields: {
    title: { label: msg("Title"), max: 200, translated: true },
    description: { label: msg("Description"), type: "long", max: 2000, translated: true },
    link_label: { label: msg("Words on the button"), max: 40, translated: true },
    link_url: { label: msg("Page that the button opens"), max: 500, translated: false },
  },
  texts: { successfully: true },
  trash: { consequence: msg("It will no longer open on the home page.") },
} as const satisfies StaffKind<{ title: string }>;
