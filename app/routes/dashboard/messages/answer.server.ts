import type { AppLoadContext } from "@remix-run/node";
import { msg, t } from "#say";
import { recordEvent } from "~/activity-log/record-event.server";
import {
  answerMessage,
  markMessage,
  messages,
  noteOnMessage,
  reopenMessage,
} from "~/content/messages/message.server";
import { shortDate } from "~/dates/dates";
import type { Answer } from "~/forms/one-time.server";
import { notFound } from "~/http/refusal";
import { message as kind } from "~/kinds/message";
import { speakingEnglish } from "~/languages/current";
import { servicesOf } from "~/services/services.server";
import { offerUndo } from "~/undo/undo.server";
import type { Database } from "~db/connection.server";
import { answeredWords } from "./answered";

interface Change {
  id: number;
  intent: string | null;
  /** Undefined without a note field. */
  note?: string | undefined;
  /** True if a call was begun; nobody may have picked up. */
  isCall?: boolean;
}

/** Idempotent. Logs answers without the visitor's name. */
export async function changeMessage(
  context: AppLoadContext,
  trx: Database,
  who: string,
  { id, intent, note, isCall }: Change,
): Promise<Pick<Answer, "message" | "undo">> {
  const message = await messages.find(trx, id);
  if (!message) throw notFound();
  const log = (verb: "answered message" | "reopened message", from: string, to: string) => {
    const subject = speakingEnglish(() => `sent on ${shortDate(message.created_at)}`);
    const changes = [{ label: msg("Answered"), from, to }];
    const record = { kind: kind.key, id };
    return recordEvent(context, { who, verb, subject, changes, record }, trx);
  };
  switch (intent) {
    case "answered": {
      if (await answerMessage(trx, id, { by: who, note })) {
        await log("answered message", "no", `by ${who}`);
        const undo = await offerUndo(trx, { type: "answered message", id });
        const message = isCall
          ? t("Marked as answered. Nobody picked up? Press Undo.")
          : t("Marked as answered");
        return { message, undo };
      }
      return {
        message: t(/* {answered} is such as: Answered by anita on May 2, 2026. */ "{answered} already", {
          answered: answeredWords(message),
        }),
      };
    }
    case "reopen":
      if (await reopenMessage(trx, id)) {
        await log(
          "reopened message",
          speakingEnglish(() => answeredWords(message)),
          "no",
        );
      }
      return { message: t("Open again: it waits for an answer") };
    case "note":
      await noteOnMessage(trx, id, note ?? "");
      return { message: t("Note saved") };
    case "read":
      await markMessage(trx, id, true);
      return { message: t("Marked as read") };
    default:
      await markMessage(trx, id, false);
      return { message: t("Marked as unread") };
  }
}

/** Marks a message as read when it is opened; a full disk does not keep it from being read. */
export async function markOpened(context: AppLoadContext, id: number): Promise<void> {
  const { db, log } = servicesOf(context);
  await markMessage(db, id, true).catch((error: unknown) => {
    log.error({ err: error }, "the message could not be marked as read");
  });
}
