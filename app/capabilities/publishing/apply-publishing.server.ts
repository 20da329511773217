import { t } from "#say";
import type { Verb } from "~/activity-log/verbs";
import { endOfDay, longDate, todayAtSchool } from "~/dates/dates";
import type { Database } from "~db/connection.server";
import type { StaffKind } from "../../kinds/kind";
import { type PublishingState, pin, publish, takeOff } from "./publishing.server";
import type { PublishingAction } from "./publishing-actions";
import { getLastDay } from "./publishing-form";
import { archiveWords } from "./publishing-words";

interface Done {
  message: string;
  verb: Verb;
  before: PublishingState[];
}

const pinnedDays = 7;

/** Call it in a transaction. @param name of the record @returns undefined if nothing had to be done */
export async function applyPublishingAction(
  db: Database,
  kind: StaffKind<never>,
  { id, name, publishingAction }: { id: number; name: string; publishingAction: PublishingAction },
  now = Date.now(),
): Promise<Done | undefined> {
  const present = new Date(now).toISOString();
  if (publishingAction === "publish") {
    const before = await publish(db, kind, [id], present);
    const [state] = before;
    if (!state) return undefined;
    const isAgain = state.published_at !== null && state.published_at <= present;
    const message = isAgain
      ? t("On the site again: {name}", { name })
      : t("On the site now: {name}", { name });
    return { message, verb: "published", before };
  }
  if (publishingAction === "take-off") {
    const before = await takeOff(db, kind, [id], present);
    const [state] = before;
    if (!state) return undefined;
    const isDraft = state.published_at !== null && state.published_at > present;
    return isDraft
      ? { message: t("A draft again: {name}", { name }), verb: "made a draft", before }
      : {
          message: [t("Taken off the site: {name}", { name }), archiveWords(kind)].filter(Boolean).join(". "),
          verb: "unpublished",
          before,
        };
  }
  const until = publishingAction === "pin" ? endOfPin(now) : null;
  const state = await pin(db, kind, id, until);
  if (!state) return undefined;
  return until
    ? {
        message: t("Pinned until {day}: {name}", { day: longDate(getLastDay(until)), name }),
        verb: "pinned",
        before: [state],
      }
    : { message: t("Not pinned any more: {name}", { name }), verb: "unpinned", before: [state] };
}

function endOfPin(now: number): string {
  const last = Date.parse(todayAtSchool(new Date(now))) + pinnedDays * 24 * 60 * 60 * 1000;
  return new Date(endOfDay(new Date(last).toISOString().slice(0, 10))).toISOString();
}
