import type { LoaderFunctionArgs } from "@remix-run/node";
import { isPastDay } from "~/content/appendix-ix/day";
import { appendixJson, appendixRows, csvHead } from "~/content/appendix-ix/file.server";
import { readAppendix, shownSections } from "~/content/appendix-ix/read.server";
import { readSettings } from "~/content/settings/queries.server";
import { toCsv } from "~/forms/csv";
import { type PageQuery, readQuery } from "~/forms/page-query";
import { sharedPage } from "~/http/headers";
import { siteOrigin } from "~/services/public-address.server";
import { servicesOf } from "~/services/services.server";
import { todayAtSchool } from "~/ui/dates";

const query = { on: isPastDay } satisfies PageQuery;
export const handle = { query };

/** The tables of Appendix IX for spreadsheets (`/mandatory-public-disclosure.csv`) and machines (`.json`). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const { on } = readQuery(request, query);
  const site = siteOrigin(request, context);
  const appendix = shownSections(await readAppendix(db, on));
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
