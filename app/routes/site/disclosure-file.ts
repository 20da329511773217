import type { LoaderFunctionArgs } from "@remix-run/node";
import { isPastDay } from "~/content/disclosures/appendix-ix/day";
import { appendixJson, appendixRows, csvHead } from "~/content/disclosures/appendix-ix/file.server";
import { readAppendix, shownSections } from "~/content/disclosures/appendix-ix/read.server";
import { todayAtSchool } from "~/dates/dates";
import { sharedPage } from "~/http/headers";
import { type PageQuery, readQuery } from "~/lists/page-query";
import { siteOrigin } from "~/services/public-address.server";
import { servicesOf } from "~/services/services.server";
import { readSettings } from "~/settings/queries.server";
import { toCsv } from "~/spreadsheets/csv";

const query = { on: isPastDay } satisfies PageQuery;
export const handle = { query };

/** Exports Appendix IX as CSV and JSON (`/mandatory-public-disclosure.csv`, `.json`). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const { on } = readQuery(request, query);
  const site = siteOrigin(request, context);
  const appendix = shownSections(await readAppendix(db, { on }));
  const day = on ?? todayAtSchool();
  const headers = { "Cache-Control": sharedPage };
  if (new URL(request.url).pathname.endsWith(".json")) {
    const { school_name } = await readSettings(db);
    return Response.json(appendixJson(appendix, school_name, site, day), { headers });
  }
  return new Response(toCsv(csvHead, appendixRows(appendix, site)), {
    headers: {
      ...headers,
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="mandatory-public-disclosure-${day}.csv"`,
    },
  });
}
