import { msg } from "#message";
import { t } from "#say";
import { answerMessage, markMessage, type messages } from "~/content/messages/message.server";
import type { ChosenAction, ChosenRow } from "../bulk-actions/page.server";

type Row = ChosenRow & { row: Awaited<ReturnType<typeof messages.findSome>>[number] };

const mark = (isRead: boolean): ChosenAction<Row> => ({
  titleOf: (count) =>
    isRead ? t("Mark {count} as read", { count }) : t("Mark {count} as unread", { count }),
  consequence: isRead
    ? msg("What you chose no longer counts as new.")
    : msg("What you chose counts as new again."),
  verb: isRead ? "marked read" : "marked unread",
  done: isRead ? msg("{count} marked as read") : msg("{count} marked as unread"),
  async run(trx, rows) {
    for (const { row } of rows) {
      if ((row.read_at !== null) !== isRead) await markMessage(trx, row.id, isRead);
    }
    return { rows };
  },
});

/** Keeps the first person who answered. */
const answered: ChosenAction<Row> = {
  titleOf: (count) => t("Mark {count} as answered", { count }),
  consequence: msg("What you chose no longer waits for an answer."),
  verb: "marked answered",
  done: msg("{count} marked as answered"),
  async run(trx, rows, staff) {
    for (const { row } of rows) await answerMessage(trx, row.id, { by: staff.username });
    return { rows };
  },
};

export const markMessages = { answered, read: mark(true), unread: mark(false) };
