import type { RecordKind } from "~/content/records/kind";

/** What the site knows of newsletter addresses. */
export const subscriber = {
  key: "subscriber",
  folder: "subscribers",
  table: "subscribers",
  noun: "newsletter address",
  title: "Newsletter address",
  titles: "Newsletter addresses",
  nameColumn: "email",
  wordColumns: [],
  file: { type: "none" },
  searched: ["email"],
  pages: { list: "/dashboard/subscribers", record: "/dashboard/subscribers" },
  menu: { label: "Newsletter", icon: "mail", to: "list" },
  card: false,
} as const satisfies RecordKind;
