import type { RecordKind } from "~/content/records/kind";

/** What the site knows of newsletter addresses. */
export const subscriber = {
  key: "subscriber",
  table: "subscribers",
  names: { one: "newsletter address", title: "Newsletter address", titles: "Newsletter addresses" },
  columns: { name: "email", words: [], searched: ["email"] },
  administrators: true,
  pages: { list: "/dashboard/subscribers", record: "/dashboard/subscribers" },
  menu: { group: "Inbox", label: "Newsletter", icon: "mail" },
} as const satisfies RecordKind;
