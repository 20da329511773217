/** Where a document can stand: addresses of pages. */
export const documentPages = [
  { value: "", label: "Mandatory Public Disclosure" },
  { value: "/admission", label: "Admission" },
  { value: "/fees", label: "Fees" },
  { value: "/year-calendar", label: "Calendar of the year" },
  { value: "/timings", label: "Timings and transport" },
] as const;
