import { type Message, msg } from "#message";
/** Publishing times, ISO in UTC. They are compared with the clock when read; no job runs at them. */
export interface Publishing {
  /** Null for a draft, in the future for a scheduled record. */
  published_at: string | null;
  /** Null without end. */
  ends_at: string | null;
}

export type PublishingStatus = "draft" | "scheduled" | "live" | "ended";

/** Labels for staff, in the order of the filter. */
export const statusLabels: Record<PublishingStatus, Message> = {
  live: msg("On the site"),
  draft: msg(/* A record that visitors do not see yet. */ "Draft"),
  scheduled: msg("Scheduled"),
  ended: msg(/* From the website: a record that visitors do not see any more. */ "Taken off"),
};

/** @param now ISO time */
export function getStatus(
  { published_at, ends_at }: Publishing,
  now = new Date().toISOString(),
): PublishingStatus {
  if (published_at === null) return "draft";
  if (published_at > now) return "scheduled";
  return ends_at !== null && ends_at <= now ? "ended" : "live";
}

export interface StaffRecord extends Publishing {
  status: PublishingStatus;
  pinned_until?: string | null;
  /** True if it is listed first now. */
  isPinned?: boolean;
}

export function getStaffStatus(
  record: Publishing & { pinned_until?: string | null },
  now = new Date().toISOString(),
): Pick<StaffRecord, "status" | "isPinned"> {
  const { pinned_until } = record;
  const status = getStatus(record, now);
  if (pinned_until === undefined) return { status };
  return { status, isPinned: pinned_until !== null && pinned_until > now };
}
