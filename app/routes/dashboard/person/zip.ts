import { redirect } from "@remix-run/node";
import { type ProofHandle, requireProofToOpen } from "~/accounts/proof/require-proof.server";
import { saving } from "~/http/unavailable.server";
import { countWords } from "~/people/erase.server";
import { personZip } from "~/people/export.server";
import { recordsNamed } from "~/people/find.server";
import { readSettings } from "~/settings/queries.server";
import { staffLoader } from "../staff-page.server";
import { searchPage } from "./asked";

export const handle: ProofHandle = { proof: "asked" };

const load = staffLoader("administrator", async ({ request, context, services, recordView }) => {
  const asked = new URL(request.url).searchParams;
  await requireProofToOpen(request, context, searchPage(asked));
  const records = await recordsNamed(services.db, asked.getAll("item"));
  if (records.length === 0) throw redirect(searchPage(asked, { nothing: "marked" }));
  const { school_name } = await readSettings(services.db);
  const verb = "downloaded person";
  await recordView({ verb, subject: countWords(records) }, services.db);
  return new Response(await personZip(services, school_name, records), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": 'attachment; filename="personal-data.zip"',
      "Cache-Control": "no-store",
    },
  });
});

export const loader = saving(load);
