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
  head: [
    "received",
    "form",
    "first name",
    "last name",
    "phone",
    "e-mail",
    "message",
    "read",
    "answered",
    "answered by",
    "note",
    "language",
  ],
  async *pages(db, request) {
    const { filter } = readMessageFilter(request);
    for await (const page of exportMessages(db, filter)) {
      yield page.map((message) => [
        csvMoment(message.created_at),
        messageForms[message.form],
        message.first_name,
        message.last_name,
        message.phone,
        message.email,
        message.message,
        csvMoment(message.read_at),
        csvMoment(message.answered_at),
        message.answered_by,
        message.answer_note,
        languageInEnglish(message.language),
      ]);
    }
  },
});
