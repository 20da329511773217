import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { recordView } from "~/capabilities/activity/record-event.server";
import { readSettings } from "~/capabilities/settings/queries.server";
import { countWords } from "~/content/person/erase.server";
import { personZip } from "~/content/person/export.server";
import { recordsNamed } from "~/content/person/find.server";
import { type ProofHandle, requireProofToOpen } from "~/content/staff/proof/require-proof.server";
import { requireStaff } from "~/http/require-staff.server";
import { saving } from "~/http/unavailable.server";
import { servicesOf } from "~/services/services.server";
import { searchPage } from "./asked";

export const handle: ProofHandle = { proof: "asked" };

export const loader = saving(async ({ request, context }: LoaderFunctionArgs) => {
  const staff = await requireStaff(request, context, "administrator");
  const services = servicesOf(context);
  const asked = new URL(request.url).searchParams;
  await requireProofToOpen(request, context, searchPage(asked));
  const records = await recordsNamed(services.db, asked.getAll("item"));
  if (records.length === 0) throw redirect(searchPage(asked, { nothing: "marked" }));
  const { school_name } = await readSettings(services.db);
  const verb = "downloaded person";
  await recordView(context, { who: staff.username, verb, subject: countWords(records) }, services.db);
  return new Response(await personZip(services, school_name, records), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="personal-data.zip"',
      "Cache-Control": "no-store",
    },
  });
});
