import { message } from "~/content/messages/message";
import { deleteMessage, findMessages, markMessage } from "~/content/messages/queries.server";
import { nameOfSender } from "~/content/messages/sender";
import { idsOf } from "~/forms/chosen";
import { momentAtSchool } from "~/ui/dates";
import { type ChosenAction, type ChosenRow, chosenPage } from "../chosen/page.server";

type Row = ChosenRow & { id: number; isRead: boolean };

const mark = (isRead: boolean): ChosenAction<Row> => ({
  titleOf: (count) => `Mark ${count} as ${isRead ? "read" : "unread"}`,
  consequence: isRead ? "They no longer count as new." : "They count as new again.",
  done: isRead ? ["marked as read", "marked as read"] : ["marked as unread", "marked as unread"],
  async run(trx, rows) {
    for (const row of rows) if (row.isRead !== isRead) await markMessage(trx, row.id, isRead);
    return { rows };
  },
});

/** Names of people are kept out of the activity log. */
const page = chosenPage<Row>(() => ({
  role: "administrator",
  path: message.pages.list,
  one: message.names.one,
  async find(db, chosen) {
    return (await findMessages(db, idsOf(chosen))).map((found) => ({
      id: found.id,
      value: String(found.id),
      name: `${nameOfSender(found)}, ${momentAtSchool(found.created_at)}`,
      isRead: found.read_at !== null,
    }));
  },
  actions: {
    read: mark(true),
    unread: mark(false),
    delete: {
      titleOf: (count) => `Delete ${count}`,
      danger: true,
      consequence: "They are erased at once and cannot be restored.",
      done: ["deleted", "deleted"],
      async run(trx, rows) {
        for (const { id } of rows) await deleteMessage(trx, id);
        return { rows };
      },
    },
  },
}));
export const loader = page.loader;
export const action = page.action;

export { ChosenPage as default, chosenMeta as meta } from "../chosen/page";
