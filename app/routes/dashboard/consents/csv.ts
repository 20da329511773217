import type { LoaderFunctionArgs } from "@remix-run/node";
import { recordView } from "~/capabilities/activity/record-event.server";
import { exportConsents } from "~/capabilities/consents/consent.server";
import { formatUses } from "~/capabilities/consents/words";
import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { requireProofToOpen } from "~/content/staff/proof/require-proof.server";
import { requireStaff } from "~/http/require-staff.server";
import { saving } from "~/http/unavailable.server";
import { servicesOf } from "~/services/services.server";
import { csvDownload } from "~/spreadsheets/csv";
import { nameSubjects } from "./name-subjects.server";

export const handle: ProofHandle = { proof: "asked" };

const head = [
  "kind",
  "number",
  "what",
  "given by",
  "for",
  "given on",
  "used for",
  "until",
  "slip",
  "note",
  "entered by",
];

export const loader = saving(async ({ request, context }: LoaderFunctionArgs) => {
  const staff = await requireStaff(request, context, "office");
  await requireProofToOpen(request, context, "/dashboard/consents");
  const { db } = servicesOf(context);
  await recordView(context, { who: staff.username, verb: "downloaded consents" }, db);
  async function* pages() {
    for await (const page of exportConsents(db)) {
      const named = await nameSubjects(db, page);
      yield named.map((row) => [
        row.noun,
        String(row.record_id),
        row.subject,
        row.given_by,
        row.of_whom,
        row.given_on,
        formatUses(row),
        row.valid_until,
        row.slip_name,
        row.note,
        row.created_by,
      ]);
    }
  }
  return csvDownload("consents.csv", head, pages());
});
