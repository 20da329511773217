import { message } from "~/content/messages/message";
import { answerMessage, deleteMessage, findMessages, markMessage } from "~/content/messages/queries.server";
import { nameOfSender } from "~/content/messages/sender";
import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { momentAtSchool } from "~/ui/dates";
import type { ChosenAction } from "../chosen/page.server";
import { chosenReceived, eraseChosen, type ReceivedChosen } from "../received/chosen.server";

export const handle: ProofHandle = { proof: "none" };

type Row = ReceivedChosen & { isRead: boolean };

const mark = (isRead: boolean): ChosenAction<Row> => ({
  titleOf: (count) => `Mark ${count} as ${isRead ? "read" : "unread"}`,
  consequence: isRead ? "What you chose no longer counts as new." : "What you chose counts as new again.",
  done: isRead ? ["marked as read", "marked as read"] : ["marked as unread", "marked as unread"],
  async run(trx, rows) {
    for (const row of rows) if (row.isRead !== isRead) await markMessage(trx, row.id, isRead);
    return { rows };
  },
});

/** One that was answered already keeps who did it. */
const answered: ChosenAction<Row> = {
  titleOf: (count) => `Mark ${count} as answered`,
  consequence: "What you chose no longer waits for an answer.",
  done: ["marked as answered", "marked as answered"],
  async run(trx, rows, staff) {
    for (const { id } of rows) await answerMessage(trx, id, { by: staff.username });
    return { rows };
  },
};

const erasing = {
  erase: deleteMessage,
  consequence: "What you chose is erased at once and cannot be restored.",
};

const page = chosenReceived<Row>(
  message,
  async (db, ids) =>
    (await findMessages(db, ids)).map((row) => ({
      id: row.id,
      name: `${nameOfSender(row)}, ${momentAtSchool(row.created_at)}`,
      isRead: row.read_at !== null,
    })),
  { answered, read: mark(true), unread: mark(false), delete: eraseChosen(erasing) },
);
export const loader = page.loader;
export const action = page.action;

export { ChosenPage as default, chosenMeta as meta } from "../chosen/page";
