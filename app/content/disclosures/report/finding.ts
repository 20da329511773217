/** Something of the mandatory disclosure that is not in order, or soon will not be. */
export interface Finding {
  topic: "file" | "ending" | "annual report" | "link" | "line";
  /** What it is about, such as the name of a document, and what is wrong with it: together they are read as one line. */
  what: string;
  wrong: string;
  /** Where staff put it right: the very field. */
  to: string;
  /** It is wrong already, not only soon. */
  isUrgent: boolean;
}

/** How the mandatory disclosure stands. */
export interface DisclosureReport {
  /** Lines of Appendix IX that are filled in and whose documents are in order, of how many. */
  done: number;
  all: number;
  /** The gravest first. */
  findings: Finding[];
}

/** Where the report is. */
export const reportPath = "/dashboard/appendix-ix/report";
