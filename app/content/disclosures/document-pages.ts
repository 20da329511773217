import { type Message, msg } from "#message";
import { tablesOnly } from "~/content/disclosures/appendix-ix/document-lines";

export const documentPages = [
  { value: "", label: msg(/* the CBSE's name for the page */ "Mandatory Public Disclosure") },
  { value: tablesOnly, label: msg("Mandatory Public Disclosure: in its tables only") },
  { value: "/admission", label: msg("Admission") },
  { value: "/fees", label: msg("Fees") },
  { value: "/year-calendar", label: msg("Calendar of the year") },
  { value: "/timings", label: msg("Timings and transport") },
] as const satisfies { value: string; label: Message }[];
