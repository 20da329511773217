import { tablesOnly } from "~/content/appendix-ix/document-lines";
import type { Message } from "~/languages/messages";

/** Where a document can stand: addresses of pages. */
export const documentPages = [
  { value: "", label: "Mandatory Public Disclosure" },
  { value: tablesOnly, label: "Mandatory Public Disclosure: in its tables only" },
  { value: "/admission", label: "Admission" },
  { value: "/fees", label: "Fees" },
  { value: "/year-calendar", label: "Calendar of the year" },
  { value: "/timings", label: "Timings and transport" },
] as const satisfies { value: string; label: Message }[];
