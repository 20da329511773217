import type { StaffKind } from "~/content/records/kind";

/** What the site knows of a topper: where it is, its form and its texts (specification section 3). */
export const topper = {
  key: "topper",
  table: "toppers",
  names: { one: "result", title: "Result", titles: "Results" },
  columns: { name: "name", words: ["marks", "std"], searched: ["name", "marks", "std"] },
  file: { type: "picture" },
  pages: { list: "/dashboard/manageresults", add: "/dashboard/add-result", record: "/dashboard/result" },
  menu: { group: "Publish", label: "Results", icon: "trophy", add: "Upload Result" },
  page: "/results",
  endpoints: ["get_toppers.php", "uploadtopper.php"],
  listing: { call: "get_toppers.php", label: "toppers", key: "photos" },
  takenDown: "That's my child",
  consents: "name",
  fields: {
    name: { label: "Name", max: 200, required: "Enter a name" },
    marks: { label: "Marks", max: 50 },
    std: { label: "Class", max: 100 },
  },
  successfully: true,
  added: "Result uploaded successfully",
  consequence: "It will no longer be among the results.",
} as const satisfies StaffKind<{ name: string }>;
