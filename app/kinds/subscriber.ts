import { msg } from "#message";
import type { RecordKind } from "~/kinds/kind";

export const subscriber = {
  key: "subscriber",
  table: "subscribers",
  names: {
    one: msg("newsletter address"),
    count: msg("{count, plural, one {# newsletter address} other {# newsletter addresses}}"),
    counted: msg("{count, plural, one {a newsletter address} other {# newsletter addresses}}"),
    title: msg("Newsletter address"),
    titles: msg("Newsletter addresses"),
  },
  columns: { name: "email", words: [], searched: ["email"] },
  role: "office",
  pages: {
    list: "/dashboard/subscribers",
    record: "/dashboard/subscribers",
    csv: "/dashboard/subscribers.csv",
  },
  own: ["list"],
  menu: { group: "Inbox", label: msg("Newsletter"), icon: "mail" },
} as const satisfies RecordKind;
