import { useSubmit } from "@remix-run/react";
import { t } from "#say";
import { shortDate } from "~/dates/dates";

/** Person and time of the answer, as far as they are known for older messages. */
export function answeredWords(message: { answered_at: string | null; answered_by: string }): string {
  if (!message.answered_at) return t("Not answered");
  const day = shortDate(message.answered_at);
  return message.answered_by
    ? t("Answered by {username} on {date}", { username: message.answered_by, date: day })
    : t("Marked as read on {date}", { date: day });
}

export function useMarkAnswered(id: number): (isCall: boolean) => void {
  const submit = useSubmit();
  return (isCall) => submit({ id, intent: "answered", ...(isCall && { call: "yes" }) }, { method: "post" });
}
