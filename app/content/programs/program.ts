import type { StaffKind } from "~/content/records/kind";
import { commonFields } from "../records/common-fields";

/** What the site knows of a program: where it is, its form and its texts. */
export const program = {
  key: "program",
  table: "programs",
  names: { one: "program", title: "Program", titles: "Programs" },
  columns: { name: "title", words: ["grades", "details"], searched: [] },
  pages: { list: "/dashboard/programs", add: "/dashboard/programs/add", record: "/dashboard/programs" },
  menu: { group: "School", label: "Programs", icon: "school" },
  page: "/programs",
  ordered: true,
  versioned: ["details"],
  fields: {
    title: { label: "Name", max: 120, required: "Enter a name" },
    grades: { label: "Classes", max: 120 },
    details: { label: "Description", type: "long", max: 2000 },
    subjects: { label: "What is learnt", type: "long", max: 1000 },
    position: commonFields.position,
  },
  consequence: "It will no longer be on the page Programs.",
} as const satisfies StaffKind<{ title: string }>;
