import { createFieldImport } from "~/capabilities/imports/field-import.server";
import type { ListImport } from "~/capabilities/imports/list-import";
import { calendarImport } from "~/content/calendar/entry-import.server";
import { boardResultsImport } from "~/content/disclosures/appendix-ix/results-import.server";
import { disclosureImport } from "~/content/disclosures/disclosure-import.server";
import { facultyImport } from "~/content/faculty/faculty-import.server";
import { programImport } from "~/content/programs/program-import.server";
import { topperImport } from "~/content/toppers/topper-import.server";
import { certificateImport } from "~/content/transfer-certificates/certificate-import.server";
import { staffKinds } from "~/kinds/registry";
import { recordsOf } from "~/records/records.server";

const own: readonly ListImport[] = [
  boardResultsImport,
  calendarImport,
  disclosureImport,
  facultyImport,
  programImport,
  topperImport,
  certificateImport,
];

/** Imports with the columns of the fields, of kinds that have none of their own. */
const derived = staffKinds
  .filter(({ pages }) => pages.many && !own.some(({ kind }) => kind.pages.many === pages.many))
  .map((kind) => createFieldImport({ kind, headings: {}, records: recordsOf(kind) }));

export const allImports: readonly ListImport[] = [...own, ...derived];
