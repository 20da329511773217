import type { LoaderFunctionArgs } from "@remix-run/node";
import { calendarImport } from "~/content/calendar/entry-import.server";
import { boardResultsImport } from "~/content/disclosures/appendix-ix/results-import.server";
import { disclosureImport } from "~/content/disclosures/disclosure-import.server";
import { facultyImport } from "~/content/faculty/faculty-import.server";
import { programImport } from "~/content/programs/program-import.server";
import { topperImport } from "~/content/toppers/topper-import.server";
import { notFound } from "~/http/refusal";
import { requireStaff } from "~/http/require-staff.server";
import { servicesOf } from "~/services/services.server";
import { csvDownload } from "~/spreadsheets/csv";

const imports = [
  boardResultsImport,
  calendarImport,
  disclosureImport,
  facultyImport,
  programImport,
  topperImport,
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, "editor");
  const { pathname } = new URL(request.url);
  const found = imports.find(({ kind }) => `${kind.pages.many}.csv` === pathname);
  if (!found?.sheet) throw notFound();
  const { name, head, rows } = await found.sheet(servicesOf(context).db);
  async function* pages() {
    yield rows;
  }
  return csvDownload(name, head, pages());
}
