import { msg } from "#message";
import type { StaffKind } from "~/kinds/kind";
import { commonFields } from "./common-fields";

export const disclosure = {
  key: "disclosure document",
  table: "disclosures",
  names: {
    one: msg("disclosure document"),
    count: msg("{count, plural, one {# disclosure document} other {# disclosure documents}}"),
    counted: msg("{count, plural, one {a disclosure document} other {# disclosure documents}}"),
    title: msg("Disclosure document"),
    titles: msg("Disclosure documents"),
  },
  columns: { name: "name", words: [], searched: [] },
  file: { type: "document", column: "url" },
  pages: {
    list: "/dashboard/disclosures",
    add: "/dashboard/disclosures/add",
    many: "/dashboard/disclosures/import",
    record: "/dashboard/disclosures",
    afterAdding: "list",
  },
  own: ["list", "edit", "import"],
  menu: { group: "CBSE", label: msg("Documents"), icon: "list-details", add: msg("Add document") },
  page: "/mandatory-public-disclosure",
  ordered: "new first",
  shownAt: ({ page }) => page || "/mandatory-public-disclosure",
  children: null,
  fields: {
    name: {
      label: msg("Name"),
      called: msg("The name"),
      max: 200,
      required: msg("Enter the document's name"),
      translated: true,
    },
    page: { label: msg("Page of the website"), max: 40, translated: false },
    position: commonFields.position,
    valid_from: { label: msg("Valid from"), type: "date" },
    valid_until: { label: msg("Valid until"), type: "date" },
  },
  texts: {
    added: msg("Document saved"),
    changed: msg("Document saved"),
    deleted: msg("Document deleted"),
  },
  trash: { consequence: msg("It will no longer be on its page of the website.") },
} as const satisfies StaffKind<{ name: string; page: string }>;
