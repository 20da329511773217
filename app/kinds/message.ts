import { msg } from "#message";
import type { RecordKind } from "~/kinds/kind";

export const message = {
  key: "message",
  table: "messages",
  names: {
    one: msg("message"),
    count: msg("{count, plural, one {# message} other {# messages}}"),
    counted: msg("{count, plural, one {a message} other {# messages}}"),
    title: msg("Message"),
    titles: msg("Messages"),
  },
  columns: {
    name: "first_name",
    words: ["message"],
    searched: ["first_name", "last_name", "phone", "email", "message"],
  },
  role: "office",
  pages: {
    list: "/dashboard/messages",
    record: "/dashboard/messages",
    view: true,
    csv: "/dashboard/messages.csv",
  },
  own: ["list"],
  menu: { group: "Inbox", label: msg("Messages"), icon: "inbox" },
  legacy: { endpoints: ["receive_mail.php"] },
} as const satisfies RecordKind;
