import { type Message, msg, t } from "#say";
import type { ResumeStatus } from "~db/schema";

interface StatusWords {
  label: Message;
  verb: Message;
  told: Message;
}

export const resumeStatuses: Record<ResumeStatus, StatusWords> = {
  new: {
    label: msg(/* Heads what visitors sent lately. */ "New"),
    verb: msg("Mark as new"),
    told: msg("We have your resume, thank you. We will read it soon."),
  },
  "to-call": {
    label: msg(
      /* State of an application, and the button that sets it: somebody is to be phoned. */ "To call",
    ),
    verb: msg("To call"),
    told: msg("We have read your resume and would like to talk to you. We will call you."),
  },
  interview: {
    label: msg(/* State of an application for a job. */ "Interview"),
    verb: msg("Interview"),
    told: msg(
      "We would like to meet you. If we have not agreed on a day yet, please call the school office.",
    ),
  },
  kept: {
    label: msg(/* State of an application for a job: kept for later. */ "Kept"),
    verb: msg(/* A button: an application for a job. */ "Keep for later"),
    told: msg("There is no post for you at the moment. We keep your resume and call you when there is one."),
  },
  declined: {
    label: msg(/* State of an application for a job. */ "Declined"),
    verb: msg(/* A button: an application for a job. */ "Decline"),
    told: msg(
      "Thank you for your interest. We have chosen another person this time, and wish you all the best.",
    ),
  },
};

export const statusNames = Object.keys(resumeStatuses) as ResumeStatus[];

export function isResumeStatus(value: string | null): value is ResumeStatus {
  return value !== null && Object.hasOwn(resumeStatuses, value);
}

export function applicantName({ name }: { name: string }): string {
  return name || t(/* Of an applicant. */ "Name unknown");
}
