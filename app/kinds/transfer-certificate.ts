import { msg } from "#message";
import type { RecordKind } from "~/kinds/kind";

const list = "/dashboard/transfer-certificates";

export const transferCertificate = {
  key: "transfer-certificate",
  table: "transfer_certificates",
  folder: "transfer-certificates",
  names: {
    one: msg("transfer certificate"),
    count: msg("{count, plural, one {# transfer certificate} other {# transfer certificates}}"),
    counted: msg("{count, plural, one {a transfer certificate} other {# transfer certificates}}"),
    title: msg("Transfer certificate"),
    titles: msg("Transfer certificates"),
  },
  columns: { name: "number", words: [], searched: ["number", "number_folded"] },
  file: { type: "private", column: "file_name" },
  role: "office",
  pages: { list, add: `${list}/add`, record: list, view: true },
  own: ["list", "add"],
  menu: {
    group: "CBSE",
    label: msg("Transfer certificates"),
    icon: "school",
    add: msg("Add certificates"),
  },
} as const satisfies RecordKind;
