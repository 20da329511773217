import { msg } from "#message";
import type { RecordKind } from "~/kinds/kind";

export const consent = {
  key: "consent",
  table: "consents",
  names: {
    one: msg("consent"),
    count: msg("{count, plural, one {# consent} other {# consents}}"),
    counted: msg("{count, plural, one {a consent} other {# consents}}"),
    title: msg(/* Of parents, that their child is shown. */ "Consent"),
    titles: msg("Consents"),
  },
  columns: { name: "given_by", words: ["of_whom"], searched: ["given_by", "of_whom", "note"] },
  file: { type: "private", column: "slip" },
  role: "office",
  pages: { list: "/dashboard/consents", record: "/dashboard/consent", csv: "/dashboard/consents.csv" },
  own: ["list"],
  menu: { group: "Settings", place: "privacy", label: msg("Consents"), icon: "shield-check" },
} as const satisfies RecordKind;
