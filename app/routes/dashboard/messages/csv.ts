import type { LoaderFunctionArgs } from "@remix-run/node";
import { recordView } from "~/capabilities/activity/record-event.server";
import { readMessageFilter } from "~/content/messages/filter.server";
import { messageForms } from "~/content/messages/forms";
import { exportMessages } from "~/content/messages/message.server";
import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { requireProofToOpen } from "~/content/staff/proof/require-proof.server";
import { requireStaff } from "~/http/require-staff.server";
import { saving } from "~/http/unavailable.server";
import { languageInEnglish } from "~/languages/languages";
import { servicesOf } from "~/services/services.server";
import { csvDownload, csvMoment } from "~/spreadsheets/csv";

export const handle: ProofHandle = { proof: "asked" };

const head = [
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
];

export const loader = saving(async ({ request, context }: LoaderFunctionArgs) => {
  const staff = await requireStaff(request, context, "office");
  await requireProofToOpen(request, context, `/dashboard/messages${new URL(request.url).search}`);
  const { db } = servicesOf(context);
  const { filter } = readMessageFilter(request);
  await recordView(context, { who: staff.username, verb: "downloaded messages" }, db);
  async function* pages() {
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
  }
  return csvDownload("messages.csv", head, pages());
});
