import { type ProofHandle, requireProofToOpen } from "~/accounts/proof/require-proof.server";
import { emptyValue } from "~/activity-log/empty-value";
import { readFilter } from "~/activity-log/filter";
import { exportActivity } from "~/activity-log/list.server";
import type { Change } from "~/activity-log/queries.server";
import { writeRefusedLogins } from "~/activity-log/refused-logins.server";
import { sayAction } from "~/activity-log/say-action.server";
import { saving } from "~/http/unavailable.server";
import { speakingEnglish } from "~/languages/current";
import { csvDownload, csvMoment } from "~/spreadsheets/csv";
import { staffLoader } from "../staff-page.server";

export const handle: ProofHandle = { proof: "asked" };

const head = ["first", "last", "times", "who", "what", "about", "network", "changes"];

const sayChanges = (changes: Change[]) =>
  changes
    .map(({ label, from, to }) => `${label}: ${from || emptyValue()} → ${to || emptyValue()}`)
    .join("\n");

const load = staffLoader("administrator", async ({ request, context, services, recordView }) => {
  const { search, searchParams } = new URL(request.url);
  await requireProofToOpen(request, context, `/dashboard/activity${search}`);
  const filter = readFilter(searchParams);
  await writeRefusedLogins(services);
  await recordView({ verb: "downloaded activity" }, services.db);
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

export const loader = saving(load);
