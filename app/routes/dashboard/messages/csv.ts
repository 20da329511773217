import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { readMessageFilter } from "~/content/messages/filter.server";
import { messageForms } from "~/content/messages/forms";
import { exportMessages } from "~/content/messages/message.server";
import { languageInEnglish } from "~/languages/languages";
import { csvMoment } from "~/spreadsheets/csv";
import { personalCsv } from "../inbound/csv-file.server";

export const handle: ProofHandle = { proof: "asked" };

export const loader = personalCsv({
  name: "messages.csv",
  list: "/dashboard/messages",
  verb: "downloaded messages",
  pages: (db, request) => exportMessages(db, readMessageFilter(request).filter),
  columns: {
    received: (row) => csvMoment(row.created_at),
    form: (row) => messageForms[row.form],
    "first name": (row) => row.first_name,
    "last name": (row) => row.last_name,
    phone: (row) => row.phone,
    "e-mail": (row) => row.email,
    message: (row) => row.message,
    read: (row) => csvMoment(row.read_at),
    answered: (row) => csvMoment(row.answered_at),
    "answered by": (row) => row.answered_by,
    note: (row) => row.answer_note,
    language: (row) => languageInEnglish(row.language),
  },
});
