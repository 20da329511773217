import type { LoaderFunctionArgs } from "@remix-run/node";
import { recordView } from "~/capabilities/activity/record-event.server";
import { numberWords } from "~/content/resumes/application-number";
import { readResumeFilter } from "~/content/resumes/filter.server";
import { exportResumes } from "~/content/resumes/queries.server";
import { resumeStatuses } from "~/content/resumes/statuses";
import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { requireProofToOpen } from "~/content/staff/proof/require-proof.server";
import { requireStaff } from "~/http/require-staff.server";
import { saving } from "~/http/unavailable.server";
import { languageInEnglish } from "~/languages/languages";
import { servicesOf } from "~/services/services.server";
import { csvDownload, csvMoment } from "~/spreadsheets/csv";

export const handle: ProofHandle = { proof: "asked" };

const head = ["sent", "number", "name", "phone", "e-mail", "post", "status", "note", "file", "language"];

/** CSV file of the filter; without the contents of files. */
export const loader = saving(async ({ request, context }: LoaderFunctionArgs) => {
  const staff = await requireStaff(request, context, "office");
  await requireProofToOpen(request, context, `/dashboard/get-resume${new URL(request.url).search}`);
  const { db } = servicesOf(context);
  const { filter } = await readResumeFilter(request, db);
  await recordView(context, { who: staff.username, verb: "downloaded resumes" }, db);
  async function* pages() {
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
  }
  return csvDownload("resumes.csv", head, pages());
});
