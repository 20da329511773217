import { t } from "#say";
import type { Message } from "~/languages/messages";
import type { ResumeStatus } from "~db/schema";

interface StatusWords {
  /** For staff. */
  label: Message;
  /** What staff press to set it. */
  verb: Message;
  /** For the applicant. */
  told: Message;
}

/** How far an application has come: what staff call it, and what its owner is told. */
export const resumeStatuses: Record<ResumeStatus, StatusWords> = {
  new: {
    label: "New",
    verb: "Mark as new",
    told: "We have your resume, thank you. Somebody will read it soon.",
  },
  "to-call": {
    label: "To call",
    verb: "To call",
    told: "We have read your resume and would like to talk to you. We will call you.",
  },
  interview: {
    label: "Interview",
    verb: "Interview",
    told: "We would like to meet you. If we have not agreed on a day yet, please call the school office.",
  },
  kept: {
    label: "Kept",
    verb: "Keep for later",
    told: "There is no post for you at the moment. We keep your resume and call you when there is one.",
  },
  declined: {
    label: "Declined",
    verb: "Decline",
    told: "Thank you for your interest. We have chosen somebody else this time, and wish you all the best.",
  },
};

export const statusNames = Object.keys(resumeStatuses) as ResumeStatus[];

/** Whether this is the name of a status. */
export function isResumeStatus(value: string | null): value is ResumeStatus {
  return value !== null && Object.hasOwn(resumeStatuses, value);
}

/** What staff call somebody who applies. */
export function applicantName({ name }: { name: string }): string {
  return name || t("Name unknown");
}
