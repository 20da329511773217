import { msg } from "#message";
import type { StaffKind } from "~/kinds/kind";

export const facultyMember = {
  key: "faculty member",
  table: "faculty",
  names: {
    one: msg("faculty member"),
    count: msg("{count, plural, one {# faculty member} other {# faculty members}}"),
    counted: msg("{count, plural, one {a faculty member} other {# faculty members}}"),
    title: msg("Faculty"),
    titles: msg("Faculty"),
  },
  columns: { name: "name", words: ["title", "details"], searched: ["name", "title", "details"] },
  file: { type: "picture" },
  pages: {
    list: "/dashboard/deletefaculty",
    add: "/dashboard/add-faculty",
    many: "/dashboard/deletefaculty/import",
    record: "/dashboard/faculty",
  },
  own: ["import"],
  menu: { group: "People", label: msg("Faculty"), icon: "users", add: msg("Add Faculty") },
  page: "/faculty",
  legacy: {
    endpoints: ["getfacultylist.php", "addfaculty.php"],
    listing: { call: "getfacultylist.php", label: msg("faculty"), key: "photos" },
  },
  ordered: "new last",
  children: null,
  fields: {
    name: { label: msg("Name"), max: 200, required: msg("Enter a name"), translated: "optional" },
    title: {
      label: msg(/* Permissions of an account. */ "Role"),
      hint: msg("For example Principal or Senior teacher"),
      max: 200,
      translated: true,
    },
    subject: {
      label: msg("Subjects taught"),
      hint: msg("For example Mathematics. Put a comma between two subjects. The staff directory shows them."),
      max: 200,
      translated: true,
    },
    details: { label: msg("Details"), type: "long", rows: 4, max: 2000, translated: true },
  },
  texts: { successfully: true, empty: msg("No Faculty found.") },
  trash: { consequence: msg("They will no longer be on the faculty page.") },
} as const satisfies StaffKind<{ name: string }>;
