import type { ListImport } from "~/capabilities/imports/list-import";
import { calendarImport } from "~/content/calendar/entry-import.server";
import { boardResultsImport } from "~/content/disclosures/appendix-ix/results-import.server";
import { disclosureImport } from "~/content/disclosures/disclosure-import.server";
import { facultyImport } from "~/content/faculty/faculty-import.server";
import { programImport } from "~/content/programs/program-import.server";
import { topperImport } from "~/content/toppers/topper-import.server";
import { certificateImport } from "~/content/transfer-certificates/certificate-import.server";

export const allImports: readonly ListImport[] = [
  boardResultsImport,
  calendarImport,
  disclosureImport,
  facultyImport,
  programImport,
  topperImport,
  certificateImport,
];
