import { msg } from "#message";
import type { StaffKind } from "~/kinds/kind";

export const topper = {
  key: "topper",
  table: "toppers",
  names: {
    one: msg(/* In a sentence: “This result is not on the website any more.” */ "result"),
    count: msg("{count, plural, one {# result} other {# results}}"),
    counted: msg("{count, plural, one {a result} other {# results}}"),
    title: msg("Result"),
    titles: msg(/* of exams */ "Results"),
  },
  columns: { name: "name", words: ["marks", "std"], searched: ["name", "marks", "std"] },
  file: { type: "picture" },
  pages: {
    list: "/dashboard/manageresults",
    add: "/dashboard/add-result",
    many: "/dashboard/manageresults/import",
    record: "/dashboard/result",
  },
  own: ["list", "import"],
  menu: { group: "People", label: msg("Results"), icon: "trophy", add: msg("Upload Result") },
  page: "/results",
  legacy: {
    endpoints: ["get_toppers.php", "uploadtopper.php"],
    listing: { call: "get_toppers.php", label: "toppers", key: "photos" },
  },
  children: {
    consent: "name",
    takeDown: msg("Remove this result"),
  },
  fields: {
    name: { label: msg("Name"), max: 200, required: msg("Enter a name"), translated: "optional" },
    marks: { label: msg("Marks"), hint: msg("For example 97.4%"), max: 50, translated: false },
    std: {
      label: msg("Class"),
      hint: msg("For example Class XII, Science"),
      max: 100,
      translated: false,
    },
  },
  texts: {
    successfully: true,
    added: msg("Result uploaded successfully"),
  },
  trash: { consequence: msg("It will no longer be among the results.") },
} as const satisfies StaffKind<{ name: string }>;
