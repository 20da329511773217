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
  fields: {
    name: { label: "Name", called: "The name", max: 200, required: "Enter the document's name" },
    position: commonFields.position,
    valid_from: { label: "Valid from", type: "date" },
    valid_until: { label: "Valid until", type: "date" },
  },
  added: "Document saved",
  changed: "Document saved",
  deleted: "Document deleted",
  consequence: "It will no longer be on the page of the mandatory public disclosure.",
  afterAdding: "list",
} as const satisfies StaffKind<{ name: string }>;
