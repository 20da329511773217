export interface Finding {
  topic: "file" | "ending" | "annual report" | "link" | "line";
  /** Subject and problem, read as one line. */
  what: string;
  wrong: string;
  to: string;
  isUrgent: boolean;
  /** Day on which it is due or ends, `yyyy-MM-dd`. */
  day?: string | undefined;
}

export interface DisclosureReport {
  done: number;
  all: number;
  findings: Finding[];
}

export const reportPath = "/dashboard/appendix-ix/report";
