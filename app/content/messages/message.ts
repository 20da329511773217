import type { RecordKind } from "~/content/records/kind";

/** What the site knows of messages. */
export const message = {
  key: "message",
  table: "messages",
  names: { one: "message", title: "Message", titles: "Messages" },
  columns: {
    name: "first_name",
    words: ["message"],
    searched: ["first_name", "last_name", "phone", "email", "message"],
  },
  administrators: true,
  pages: { list: "/dashboard/messages", record: "/dashboard/messages", view: true },
  menu: { group: "Inbox", label: "Messages", icon: "inbox" },
  endpoints: ["receive_mail.php"],
} as const satisfies RecordKind;
