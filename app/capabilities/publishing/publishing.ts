import { type Message, msg } from "#message";
/** When a record is on the site: ISO times in UTC. Nothing happens at them, they are compared with the clock when it is read. */
export interface Publishing {
  /** Since when; null for a draft, later than now for one that waits. */
  published_at: string | null;
  /** Until when; null if it stays. */
  ends_at: string | null;
}

export type PublishingStatus = "draft" | "scheduled" | "live" | "ended";

/** Labels for staff, in the order of a list's filter. */
export const statusLabels: Record<PublishingStatus, Message> = {
  live: msg("On the site"),
  draft: msg(/* A record that visitors do not see yet. */ "Draft"),
  scheduled: msg("Scheduled"),
  ended: msg(/* From the website: a record that visitors do not see any more. */ "Taken off"),
};

/** True if visitors see a record, and if not, why. @param now an ISO time in UTC */
export function statusOf(
  { published_at, ends_at }: Publishing,
  now = new Date().toISOString(),
): PublishingStatus {
  if (published_at === null) return "draft";
  if (published_at > now) return "scheduled";
  return ends_at !== null && ends_at <= now ? "ended" : "live";
}

/** A record as staff see it. */
export interface StaffRecord extends Publishing {
  status: PublishingStatus;
  pinned_until?: string | null;
  /** Of a kind that can be pinned: whether it stands before the others now. */
  isPinned?: boolean;
}

/** Returns the publishing status of a record. */
export function standingOf(
  record: Publishing & { pinned_until?: string | null },
  now = new Date().toISOString(),
): Pick<StaffRecord, "status" | "isPinned"> {
  const { pinned_until } = record;
  const status = statusOf(record, now);
  if (pinned_until === undefined) return { status };
  return { status, isPinned: pinned_until !== null && pinned_until > now };
}
