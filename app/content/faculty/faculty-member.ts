import type { StaffKind } from "~/content/records/kind";

/** What the site knows of a faculty member: where it is, its form and its texts (specification section 3). */
export const facultyMember = {
  key: "faculty member",
  table: "faculty",
  names: { one: "faculty member", title: "Faculty", titles: "Faculty" },
  columns: { name: "name", words: ["title", "details"], searched: ["name", "title", "details"] },
  file: { type: "picture" },
  pages: { list: "/dashboard/deletefaculty", add: "/dashboard/add-faculty", record: "/dashboard/faculty" },
  menu: { group: "School", label: "Faculty", icon: "users", add: "Add Faculty" },
  page: "/faculty",
  endpoints: ["getfacultylist.php", "addfaculty.php"],
  listing: { call: "getfacultylist.php", label: "faculty", key: "photos" },
  ordered: true,
  fields: {
    name: { label: "Name", max: 200, required: "Enter a name" },
    title: { label: "Role", max: 200 },
    subject: { label: "Subjects taught", max: 200 },
    details: { label: "Details", type: "long", max: 2000 },
  },
  successfully: true,
  consequence: "They will no longer be on the faculty page.",
} as const satisfies StaffKind<{ name: string }>;
