import type { StaffKind } from "~/content/records/kind";
import { commonFields } from "../records/common-fields";

/** What the site knows of a disclosure document: where it is, its form and its texts (specification section 3). */
export const disclosure = {
  key: "disclosure document",
  table: "disclosures",
  names: { one: "disclosure document", title: "Disclosure document", titles: "Disclosure documents" },
  columns: { name: "name", words: [], searched: [] },
  file: { type: "document", column: "url" },
  pages: {
    list: "/dashboard/disclosures",
    add: "/dashboard/disclosures/add",
    record: "/dashboard/disclosures",
  },
  menu: { group: "School", label: "Documents", icon: "list-details", add: "Add document" },
  page: "/mandatory-public-disclosure",
  ordered: true,
  shownAt: ({ page }) => page || "/mandatory-public-disclosure",
  fields: {
    name: { label: "Name", called: "The name", max: 200, required: "Enter the document's name" },
    page: { label: "Page of the website", max: 40 },
    position: commonFields.position,
    valid_from: { label: "Valid from", type: "date" },
    valid_until: { label: "Valid until", type: "date" },
  },
  added: "Document saved",
  changed: "Document saved",
  deleted: "Document deleted",
  consequence: "It will no longer be on its page of the website.",
  afterAdding: "list",
} as const satisfies StaffKind<{ name: string; page: string }>;
