import { msg } from "#message";
import type { StaffKind } from "~/kinds/kind";
import { commonFields } from "./common-fields";

export const program = {
  key: "program",
  table: "programs",
  names: {
    one: msg("program"),
    count: msg("{count, plural, one {# program} other {# programs}}"),
    counted: msg("{count, plural, one {a program} other {# programs}}"),
    title: msg("Program"),
    titles: msg(/* What the school teaches at each stage, such as primary school. */ "Programs"),
  },
  columns: { name: "title", words: ["grades", "details"], searched: [] },
  pages: {
    list: "/dashboard/programs",
    add: "/dashboard/programs/add",
    many: "/dashboard/programs/import",
    record: "/dashboard/programs",
  },
  menu: { group: "Pages", place: "offer", label: msg("Programs"), icon: "school" },
  page: "/programs",
  ordered: "new first",
  versioned: ["details"],
  children: null,
  fields: {
    title: {
      label: msg("Name"),
      hint: msg("For example Middle stage"),
      max: 120,
      required: msg("Enter a name"),
      translated: true,
    },
    grades: {
      label: msg(/* Year groups of the school. */ "Classes"),
      hint: msg("For example Classes VI to VIII"),
      max: 120,
      translated: true,
    },
    details: { label: msg("Description"), type: "long", rows: 5, max: 2000, translated: true },
    subjects: {
      label: msg("What is learnt"),
      hint: msg("Write one on each line."),
      type: "long",
      rows: 5,
      max: 1000,
      translated: true,
    },
    position: commonFields.position,
  },
  trash: { consequence: msg("It will no longer be on the page Programs.") },
} as const satisfies StaffKind<{ title: string }>;
