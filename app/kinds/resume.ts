import { msg } from "#message";
import type { RecordKind } from "~/kinds/kind";

export const resume = {
  key: "resume",
  table: "resumes",
  names: {
    one: msg("resume"),
    count: msg("{count, plural, one {# resume} other {# resumes}}"),
    counted: msg("{count, plural, one {a resume} other {# resumes}}"),
    title: msg(/* What somebody who applies sends. */ "Resume"),
    titles: msg("Resumes"),
  },
  columns: {
    name: "original_name",
    words: [],
    searched: ["original_name", "name", "phone", "email", "post"],
  },
  file: { type: "private", column: "file_name" },
  role: "office",
  pages: {
    list: "/dashboard/get-resume",
    record: "/dashboard/resume",
    view: true,
    csv: "/dashboard/resumes.csv",
  },
  own: ["list"],
  menu: { group: "Inbox", label: msg("Get Resumes"), icon: "file-text" },
  legacy: { endpoints: ["get_resume.php", "resume.php"] },
} as const satisfies RecordKind;
