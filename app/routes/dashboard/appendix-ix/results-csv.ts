import type { LoaderFunctionArgs } from "@remix-run/node";
import { resultYears } from "~/content/disclosures/appendix-ix/results";
import { resultsHead } from "~/content/disclosures/appendix-ix/results-file";
import { readPresentResults } from "~/content/disclosures/appendix-ix/results-import.server";
import { requireStaff } from "~/http/require-staff.server";
import { servicesOf } from "~/services/services.server";
import { csvDownload } from "~/spreadsheets/csv";
import { boardStds } from "~/spreadsheets/school-class";

/** Template with a row per class and year, and saved figures. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, "editor");
  const present = await readPresentResults(servicesOf(context).db);
  const rows = boardStds.flatMap((name) =>
    resultYears().map((year) => {
      const row = present[name].find((one) => one.year === year);
      return [
        name,
        String(year),
        String(row?.registered ?? ""),
        String(row?.passed ?? ""),
        row?.remarks ?? "",
      ];
    }),
  );
  async function* pages() {
    yield rows;
  }
  return csvDownload("board-results.csv", resultsHead, pages());
}
