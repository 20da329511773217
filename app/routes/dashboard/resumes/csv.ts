import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { numberWords } from "~/content/resumes/application-number";
import { readResumeFilter } from "~/content/resumes/filter.server";
import { exportResumes } from "~/content/resumes/queries.server";
import { resumeStatuses } from "~/content/resumes/statuses";
import { languageInEnglish } from "~/languages/languages";
import { csvMoment } from "~/spreadsheets/csv";
import { personalCsv } from "../inbound/csv-file.server";

export const handle: ProofHandle = { proof: "asked" };

export const loader = personalCsv({
  name: "resumes.csv",
  list: "/dashboard/get-resume",
  verb: "downloaded resumes",
  async *pages(db, request) {
    yield* exportResumes(db, (await readResumeFilter(request, db)).filter);
  },
  columns: {
    sent: (row) => csvMoment(row.uploaded_at),
    number: (row) => numberWords(row.number ?? ""),
    name: (row) => row.name,
    phone: (row) => row.phone,
    "e-mail": (row) => row.email,
    post: (row) => row.post,
    status: (row) => resumeStatuses[row.status].label,
    note: (row) => row.note,
    file: (row) => row.original_name,
    language: (row) => languageInEnglish(row.language),
  },
});
