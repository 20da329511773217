import type { RecordKind } from "~/content/records/kind";

/** What the site knows of requests to take something down. */
export const takeDown = {
  key: "take-down",
  table: "take_downs",
  folder: "take-downs",
  names: { one: "take-down request", title: "Take-down request", titles: "Take-down requests" },
  columns: { name: "name", words: ["reason"], searched: ["name", "phone", "email", "reason"] },
  administrators: true,
  pages: { list: "/dashboard/take-downs", record: "/dashboard/take-downs", view: true },
  menu: { group: "Inbox", label: "Take-downs", icon: "shield-check" },
} as const satisfies RecordKind;
