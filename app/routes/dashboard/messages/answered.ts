import { t } from "#say";
import { shortDate } from "~/dates/dates";

/** By whom and when a message was answered; of one that was only marked as read, before that was noted, what is known. */
export function answeredWords(message: { answered_at: string | null; answered_by: string }): string {
  if (!message.answered_at) return t("Not answered");
  const day = shortDate(message.answered_at);
  return message.answered_by
    ? t("Answered by {username} on {date}", { username: message.answered_by, date: day })
    : t("Marked as read on {date}", { date: day });
}
