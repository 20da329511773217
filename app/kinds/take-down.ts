import { msg } from "#message";
import type { RecordKind } from "~/kinds/kind";

export const takeDown = {
  key: "take-down",
  table: "take_downs",
  folder: "take-downs",
  names: {
    one: msg("take-down request"),
    count: msg("{count, plural, one {# take-down request} other {# take-down requests}}"),
    counted: msg("{count, plural, one {a take-down request} other {# take-down requests}}"),
    title: msg("Take-down request"),
    titles: msg("Take-down requests"),
  },
  columns: { name: "name", words: ["reason"], searched: ["name", "phone", "email", "reason"] },
  role: "office",
  pages: { list: "/dashboard/take-downs", record: "/dashboard/take-downs", view: true },
  own: ["list"],
  menu: {
    group: "Settings",
    place: "privacy",
    label: msg(
      /* Requests of parents to take a photo, result or testimonial off the website. */ "Take-downs",
    ),
    icon: "shield-check",
  },
} as const satisfies RecordKind;
