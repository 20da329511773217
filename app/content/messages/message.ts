import type { RecordKind } from "~/content/records/kind";

/** What the site knows of messages. */
export const message = {
  key: "message",
  folder: "messages",
  table: "messages",
  noun: "message",
  title: "Message",
  titles: "Messages",
  nameColumn: "first_name",
  wordColumns: ["message"],
  file: { type: "none" },
  searched: ["first_name", "last_name", "phone", "email", "message"],
  pages: { list: "/dashboard/messages", record: "/dashboard/messages" },
  menu: { label: "Messages", icon: "inbox", to: "list" },
  card: false,
  endpoints: ["receive_mail.php"],
} as const satisfies RecordKind;
