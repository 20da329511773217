import type { RecordKind } from "~/content/records/kind";

/** What the site knows of resumes. */
export const resume = {
  key: "resume",
  folder: "resumes",
  table: "resumes",
  noun: "resume",
  title: "Resume",
  titles: "Resumes",
  nameColumn: "original_name",
  wordColumns: [],
  file: { type: "private", column: "file_name" },
  searched: ["original_name"],
  pages: { list: "/dashboard/get-resume", record: "/dashboard/resume" },
  menu: { label: "Get Resumes", icon: "file-text", to: "list" },
  card: false,
  endpoints: ["get_resume.php", "resume.php"],
} as const satisfies RecordKind;
