import { msg, t } from "#say";
import { localMoment, todayAtSchool } from "~/dates/dates";
import type { FieldSpecs } from "~/forms/field-specs";
import type { Typed } from "~/forms/fields.server";
import type { StaffKind } from "../../kinds/kind";
import { getStaffStatus, type Publishing, statusLabels } from "./publishing";

export const publishOn = "publish_on";
export const takeOffOn = "take_off_on";
export const pinnedUntil = "pinned_until";
export const copyParameter = "copy";
export const draftField = "draft";

export function publishingSpecs({ publishing }: Pick<StaffKind<never>, "publishing">): FieldSpecs {
  if (!publishing) return {};
  return {
    standing: { label: msg("Status") },
    [publishOn]: { label: msg("Publish on"), type: "moment" },
    [takeOffOn]: { label: msg("Take off on"), type: "moment" },
    ...(publishing.pin && { [pinnedUntil]: { label: msg("Pinned until"), type: "date" } }),
  };
}

/** Returns the publishing times that a form shows: future ones, and the time of the take-off. */
export function typedPublishing(record: Publishing & { pinned_until?: string | null }): Typed {
  const { published_at, ends_at, pinned_until } = record;
  const { status, isPinned } = getStaffStatus(record);
  return {
    standing: t(statusLabels[status]),
    [publishOn]: status === "scheduled" && published_at ? localMoment(published_at) : "",
    [takeOffOn]: ends_at ? localMoment(ends_at) : "",
    [pinnedUntil]: isPinned && pinned_until ? getLastDay(pinned_until) : "",
  };
}

export function getLastDay(moment: string): string {
  return todayAtSchool(new Date(Date.parse(moment) - 1));
}
