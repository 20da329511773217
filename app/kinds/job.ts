import { msg } from "#message";
import type { StaffKind } from "~/kinds/kind";
import { commonFields } from "./common-fields";

export const job = {
  key: "job",
  table: "jobs",
  names: {
    one: msg("job post"),
    count: msg("{count, plural, one {# job post} other {# job posts}}"),
    counted: msg("{count, plural, one {a job post} other {# job posts}}"),
    title: msg("Job post"),
    titles: msg("Job posts"),
  },
  columns: { name: "title", words: ["details"], searched: ["title", "details"] },
  pages: { list: "/dashboard/deletePost", add: "/dashboard/add-job", record: "/dashboard/job" },
  own: ["list", "delete"],
  menu: { group: "News", label: msg("Job posts"), icon: "briefcase", add: msg("Add Job Post") },
  page: "/career",
  legacy: {
    endpoints: ["get_jobpost.php", "addjob.php", "del_jobpost.php"],
    listing: { call: "get_jobpost.php", label: "job posts", key: "data" },
  },
  publishing: {},
  children: null,
  fields: {
    title: commonFields.title,
    details: { ...commonFields.details, rows: 10, required: msg("Enter the details of the job") },
  },
  nameOf: ({ title }) => title || "Job opening",
  texts: {
    added: msg(/* A job. */ "Post Created Successfully"),
    changed: msg(/* A job. */ "Post updated successfully"),
    deleted: msg(/* A job. */ "Job Post deleted successfully"),
    /** Says "notice", as in the specification (section 8). */
    failed: msg("Failed to create notice. Please try again."),
  },
  trash: { consequence: msg("It will no longer be among the job openings.") },
} as const satisfies StaffKind<{ title: string }>;
