import { msg } from "#message";
import type { RecordKind } from "~/kinds/kind";

export const takeDown = {
  key: "take-down",
  table: "take_downs",
  folder: "take-downs",
  names: {
    one: msg("request to remove a photo"),
    count: msg("{count, plural, one {# request to remove a photo} other {# requests to remove a photo}}"),
    counted: msg("{count, plural, one {a request to remove a photo} other {# requests to remove a photo}}"),
    title: msg("Request to remove a photo"),
    titles: msg("Requests to remove a photo"),
  },
  columns: { name: "name", words: ["reason"], searched: ["name", "phone", "email", "reason"] },
  role: "office",
  pages: { list: "/dashboard/take-downs", record: "/dashboard/take-downs", view: true },
  own: ["list"],
  menu: {
    group: "Settings",
    place: "privacy",
    label: msg("Requests to remove a photo"),
    icon: "shield-check",
  },
} as const satisfies RecordKind;
