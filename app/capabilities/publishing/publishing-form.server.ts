import { t } from "#say";
import { endOfDay, instantAtSchool, isDate, todayAtSchool } from "~/dates/dates";
import type { FieldErrors } from "~/forms/fields.server";
import type { StaffKind } from "../../kinds/kind";
import type { Publishing } from "./publishing";
import { draftField, pinnedUntil, publishOn, takeOffOn, typedPublishing } from "./publishing-form";

interface Times extends Publishing {
  pinned_until?: string | null;
}

type Read = { ok: true; values: Partial<Times> } | { ok: false; errors: FieldErrors };

/** Invalid date; caught below and shown as the field's error. */
class Refused extends Error {}

/** Empty times mean at once and without end; missing fields change nothing. @param saved undefined if new */
export function parsePublishing(
  fields: URLSearchParams,
  { publishing }: Pick<StaffKind<never>, "publishing">,
  saved: Times | undefined,
  now = Date.now(),
): Read {
  if (!publishing) return { ok: true, values: {} };
  const shown = saved && typedPublishing(saved);
  const errors: FieldErrors = {};
  const values: Partial<Times> = {};

  function read(field: string, set: (text: string) => void): void {
    const text = fields.get(field)?.trim();
    if (text === undefined) return;
    try {
      set(text);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      errors[field] = error.message;
    }
  }

  const present = new Date(now).toISOString();
  const isDraft = fields.get(draftField) === "yes";
  const stays = saved && (!fields.has(publishOn) || (saved.published_at && saved.published_at <= present));
  values.published_at = isDraft ? null : stays ? saved.published_at : present;
  read(publishOn, (text) => {
    if (text === "") return;
    if (isDraft) {
      throw new Refused(
        t("A draft has no day yet: empty this field, or choose the other button to publish on this day"),
      );
    }
    values.published_at =
      text === shown?.[publishOn] ? (saved?.published_at ?? null) : getStart(parseLocalTime(text), now);
  });
  read(takeOffOn, (text) => {
    if (text === "") values.ends_at = null;
    else if (text !== shown?.[takeOffOn]) {
      const moment = parseLocalTime(text);
      if (moment <= now)
        throw new Refused(t("This moment has passed: choose a later one, or leave this empty"));
      values.ends_at = new Date(moment).toISOString();
    }
    const [start, end] = [values.published_at, values.ends_at ?? (text === "" ? null : saved?.ends_at)];
    if (start && end && end <= start && !errors[publishOn]) {
      throw new Refused(t("It would be taken off before it is on the site: choose a later moment"));
    }
  });
  if (publishing.pin) {
    read(pinnedUntil, (text) => {
      if (text === "") values.pinned_until = null;
      else if (text !== shown?.[pinnedUntil]) {
        const end = endOfDay(text);
        if (Number.isNaN(end)) throw new Refused(t("Enter a date, such as 2026-04-01"));
        if (end <= now) throw new Refused(t("This day has passed: choose a later one, or leave this empty"));
        values.pinned_until = new Date(end).toISOString();
      }
      const { published_at, pinned_until } = values;
      if (published_at && pinned_until && pinned_until <= published_at && !errors[publishOn]) {
        throw new Refused(t("It is not on the site yet on this day: choose a later one"));
      }
    });
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, values };
}

/** Start time; a minute of today that passed while the form was open is now. */
function getStart(moment: number, now: number): string {
  if (moment > now) return new Date(moment).toISOString();
  if (todayAtSchool(new Date(moment)) !== todayAtSchool(new Date(now))) {
    throw new Refused(t("This day has passed: leave this empty to publish at once, or choose a later day"));
  }
  return new Date(now).toISOString();
}

const latest = Date.UTC(2100, 0, 1);

/** Converts local time at the school; browsers without such inputs send typed text. */
function parseLocalTime(text: string): number {
  const [, day, time = "00:00"] =
    /^(\d{4}-\d\d-\d\d)(?:[T ]+(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?)?$/.exec(text) ?? [];
  const moment = day && isDate(day) ? instantAtSchool(`${day}T${time}:00`) : Number.NaN;
  if (!(moment < latest)) throw new Refused(t("Enter a day and a time, such as 2026-04-01 08:00"));
  return moment;
}
