import { msg, t } from "#say";
import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { answerMessage, markMessage, type messages } from "~/content/messages/message.server";
import { message } from "~/kinds/message";
import { parseIds } from "~/lists/selection";
import { getPrivateFiles } from "~/records/file-columns";
import { type ChosenAction, type ChosenRow, chosenPage } from "../bulk-actions/page.server";
import { erasableKind, nameOfErased } from "./erasable.server";

type MessageRow = ChosenRow & { row: Awaited<ReturnType<typeof messages.findSome>>[number] };

const mark = (isRead: boolean): ChosenAction<MessageRow> => ({
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
const answered: ChosenAction<MessageRow> = {
  titleOf: (count) => t("Mark {count} as answered", { count }),
  consequence: msg("What you chose no longer waits for an answer."),
  verb: "marked answered",
  done: msg("{count} marked as answered"),
  async run(trx, rows, staff) {
    for (const { row } of rows) await answerMessage(trx, row.id, { by: staff.username });
    return { rows };
  },
};

const markMessages = { answered, read: mark(true), unread: mark(false) };

export const handle: ProofHandle = { proof: "sometimes" };

type Row = ChosenRow & { row: { id: number } };

/** Confirms bulk actions. The activity log gets no names, which are personal data. */
const page = chosenPage<Row>((request) => {
  const erasable = erasableKind(request);
  const { kind, records } = erasable;
  const { eraseTitle = msg("Delete {count}") } = records;
  const { nameAmongSeveral = (row) => nameOfErased(erasable, row) } = records;
  return {
    role: "office",
    path: kind.pages.list,
    kind: kind.key,
    noun: kind.names.count,
    find: async (db, chosen) =>
      (await records.findSome(db, parseIds(chosen))).map((row) => ({
        value: String(row.id),
        name: nameAmongSeveral(row),
        row,
      })),
    actions: {
      ...(kind.key === message.key && markMessages),
      delete: {
        titleOf: (count) => t(eraseTitle, { count }),
        danger: true,
        proof: "administrator",
        consequence: records.consequenceOfMany,
        verb: "deleted",
        done: records.eraseTitle ? msg("{count} removed") : msg("{count} deleted"),
        async run(trx, rows) {
          for (const { row } of rows) await records.erase(trx, row.id);
          const left = getPrivateFiles(
            kind,
            rows.map(({ row }) => row),
          );
          return { rows, after: ({ files }) => files.remove(left) };
        },
      },
    },
  };
});
export const loader = page.loader;
export const action = page.action;

export { ChosenPage as default, chosenMeta as meta } from "../bulk-actions/page";
