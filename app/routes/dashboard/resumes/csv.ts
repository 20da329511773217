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
  head: ["sent", "number", "name", "phone", "e-mail", "post", "status", "note", "file", "language"],
  async *pages(db, request) {
    const { filter } = await readResumeFilter(request, db);
    for await (const page of exportResumes(db, filter)) {
      yield page.map((resume) => [
        csvMoment(resume.uploaded_at),
        numberWords(resume.number ?? ""),
        resume.name,
        resume.phone,
        resume.email,
        resume.post,
        resumeStatuses[resume.status].label,
        resume.note,
        resume.original_name,
        languageInEnglish(resume.language),
      ]);
    }
  },
});
