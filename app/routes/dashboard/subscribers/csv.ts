import type { LoaderFunctionArgs } from "@remix-run/node";
import { recordView } from "~/capabilities/activity/record-event.server";
import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { requireProofToOpen } from "~/content/staff/proof/require-proof.server";
import { countSubscribers, exportSubscribers } from "~/content/subscribers/subscriber.server";
import { requireStaff } from "~/http/require-staff.server";
import { saving } from "~/http/unavailable.server";
import { addressIn } from "~/languages/address";
import { languageInEnglish } from "~/languages/languages";
import { siteOrigin } from "~/services/public-address.server";
import { servicesOf } from "~/services/services.server";
import { csvDownload } from "~/spreadsheets/csv";

export const handle: ProofHandle = { proof: "asked" };

/** CSV file of all addresses with unsubscribe links, in each owner's language. */
export const loader = saving(async ({ request, context }: LoaderFunctionArgs) => {
  const staff = await requireStaff(request, context, "office");
  await requireProofToOpen(request, context, "/dashboard/subscribers");
  const { db } = servicesOf(context);
  const site = siteOrigin(request, context);
  const count = await countSubscribers(db);
  const verb = "downloaded addresses";
  await recordView(context, { who: staff.username, verb, subject: `${count} addresses` }, db);
  async function* pages() {
    for await (const page of exportSubscribers(db)) {
      yield page.map(({ email, token, created_at, confirmed_at, language }) => [
        email,
        created_at.slice(0, 10),
        `${site}${addressIn({ code: language }, `/newsletter/unsubscribe?token=${token}`)}`,
        confirmed_at?.slice(0, 10) ?? "",
        languageInEnglish(language),
      ]);
    }
  }
  return csvDownload("newsletter.csv", ["email", "since", "unsubscribe", "confirmed", "language"], pages());
});
