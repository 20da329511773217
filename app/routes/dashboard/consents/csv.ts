import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { exportConsents } from "~/capabilities/consents/consent.server";
import { formatUses } from "~/capabilities/consents/words";
import { personalCsv } from "../inbound/csv-file.server";
import { nameSubjects } from "./name-subjects.server";

export const handle: ProofHandle = { proof: "asked" };

export const loader = personalCsv({
  name: "consents.csv",
  list: "/dashboard/consents",
  verb: "downloaded consents",
  head: [
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
  ],
  async *pages(db) {
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
  },
});
