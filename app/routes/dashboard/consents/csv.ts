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
  async *pages(db) {
    for await (const page of exportConsents(db)) yield await nameSubjects(db, page);
  },
  columns: {
    kind: (row) => row.noun,
    number: (row) => String(row.record_id),
    what: (row) => row.subject,
    "given by": (row) => row.given_by,
    for: (row) => row.of_whom,
    "given on": (row) => row.given_on,
    "used for": (row) => formatUses(row),
    until: (row) => row.valid_until,
    slip: (row) => row.slip_name,
    note: (row) => row.note,
    "entered by": (row) => row.created_by,
  },
});
