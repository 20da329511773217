import type { LoaderFunctionArgs } from "@remix-run/node";
import { listColumnLabels } from "~/capabilities/imports/columns";
import type { Importer } from "~/capabilities/imports/importer";
import { calendarImport } from "~/content/calendar/entry-import.server";
import { disclosureImport } from "~/content/disclosures/disclosure-import.server";
import { facultyImport } from "~/content/faculty/faculty-import.server";
import { programImport } from "~/content/programs/program-import.server";
import { shownValue } from "~/forms/field-specs";
import { notFound } from "~/http/refusal";
import { requireStaff } from "~/http/require-staff.server";
import { servicesOf } from "~/services/services.server";
import { csvDownload } from "~/spreadsheets/csv";

const importers = [calendarImport, disclosureImport, facultyImport, programImport] as unknown as Importer[];

const maxExamples = 3;

/** Table to fill in, with the first records of the list as examples. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, "editor");
  const { pathname } = new URL(request.url);
  const importer = importers.find(({ kind }) => `${kind.pages.many}.csv` === pathname);
  if (!importer) throw notFound();
  const { kind, headings, records } = importer;
  const columns = Object.keys(headings);
  const rows: Record<string, unknown>[] = await records.list(servicesOf(context).db, { limit: maxExamples });
  const examples = rows.map((row) =>
    columns.map((column) => {
      const spec = kind.fields[column];
      return spec ? shownValue(spec, String(row[column] ?? "")) : "";
    }),
  );
  async function* pages() {
    yield examples;
  }
  return csvDownload(`${kind.table}.csv`, listColumnLabels(importer), pages());
}
