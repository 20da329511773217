import type { LoaderFunctionArgs } from "@remix-run/node";
import { emptyValue } from "~/capabilities/activity/empty-value";
import { readFilter } from "~/capabilities/activity/filter";
import { exportActivity } from "~/capabilities/activity/list.server";
import type { Change } from "~/capabilities/activity/queries.server";
import { recordView } from "~/capabilities/activity/record-event.server";
import { writeRefusedLogins } from "~/capabilities/activity/refused-logins.server";
import { sayAction } from "~/capabilities/activity/say-action.server";
import { type ProofHandle, requireProofToOpen } from "~/content/staff/proof/require-proof.server";
import { requireStaff } from "~/http/require-staff.server";
import { saving } from "~/http/unavailable.server";
import { speakingEnglish } from "~/languages/current";
import { servicesOf } from "~/services/services.server";
import { csvDownload, csvMoment } from "~/spreadsheets/csv";

export const handle: ProofHandle = { proof: "asked" };

const head = ["first", "last", "times", "who", "what", "about", "network", "changes"];

const sayChanges = (changes: Change[]) =>
  changes
    .map(({ label, from, to }) => `${label}: ${from || emptyValue()} → ${to || emptyValue()}`)
    .join("\n");

export const loader = saving(async ({ request, context }: LoaderFunctionArgs) => {
  const staff = await requireStaff(request, context, "administrator");
  const { search, searchParams } = new URL(request.url);
  await requireProofToOpen(request, context, `/dashboard/activity${search}`);
  const services = servicesOf(context);
  const filter = readFilter(searchParams);
  await writeRefusedLogins(services);
  await recordView(context, { who: staff.username, verb: "downloaded activity" }, services.db);
  async function* pages() {
    for await (const page of exportActivity(services.db, filter)) {
      yield page.map((entry) => [
        csvMoment(entry.at),
        csvMoment(entry.last_at || entry.at),
        String(entry.times),
        entry.staff_name,
        speakingEnglish(() => sayAction(entry)),
        entry.subject,
        entry.network,
        speakingEnglish(() => sayChanges(entry.changes)),
      ]);
    }
  }
  return csvDownload("activity.csv", head, pages());
});
