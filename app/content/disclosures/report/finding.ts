import type { Finding } from "~/findings/finding";

/** Finding of the report, whose words are its subject and its problem. */
export interface ReportFinding extends Finding {
  topic: "file" | "ending" | "annual report" | "link" | "line";
  what: string;
  wrong: string;
  link: { to: string };
  isUrgent: boolean;
}

type Found = Omit<ReportFinding, "words" | "link"> & { to: string };

export const reportFinding = ({ to, ...found }: Found): ReportFinding => ({
  ...found,
  words: `${found.what} ${found.wrong}`,
  link: { to },
});

export interface DisclosureReport {
  done: number;
  all: number;
  findings: ReportFinding[];
}

export const reportPath = "/dashboard/appendix-ix/report";
