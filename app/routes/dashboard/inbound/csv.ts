import { type ProofHandle, requireProofToOpen } from "~/accounts/proof/require-proof.server";
import { notFound } from "~/http/refusal";
import { saving } from "~/http/unavailable.server";
import { csvDownload } from "~/spreadsheets/csv";
import { staffLoader } from "../staff-page.server";
import { erasableKind } from "./erasable.server";

export const handle: ProofHandle = { proof: "asked" };

/** CSV file of an inbound kind, with personal data: requires a proof, and logs the download. */
export const loader = saving(
  staffLoader("office", async ({ request, context, db, recordView }) => {
    const { kind, records } = erasableKind(request);
    if (!records.csv) throw notFound();
    const { name, verb, subject, headings, lines } = records.csv;
    await requireProofToOpen(request, context, `${kind.pages.list}${new URL(request.url).search}`);
    await recordView({ verb, ...(subject && { subject: await subject(db) }) }, db);
    return csvDownload(name, headings, lines(db, request, context));
  }),
);
