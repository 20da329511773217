import { message } from "~/content/messages/message";
import { deleteMessage, findMessage } from "~/content/messages/queries.server";
import { nameOfSender } from "~/content/messages/sender";
import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { momentAtSchool, shortDate } from "~/ui/dates";
import { receivedDeletePage } from "../received/delete-page.server";
import { deleteReceived, deleteReceivedMeta } from "../received/delete-received";

export const handle: ProofHandle = { proof: "none" };

interface Shown {
  name: string;
  at: string;
  text: string;
}

const page = receivedDeletePage(message, {
  find: findMessage,
  erase: deleteMessage,
  show: (row): Shown => ({ name: nameOfSender(row), at: momentAtSchool(row.created_at), text: row.message }),
  subjectOf: (row) => `sent on ${shortDate(row.created_at)}`,
  deleted: "Message deleted",
});
export const loader = page.loader;
export const action = page.action;

export const meta = deleteReceivedMeta("message");

const words = { noun: "message", consequence: "It is erased at once and cannot be restored." };

export default deleteReceived<Shown>(message, words, ({ at, text }) => (
  <>
    <p className="hint">{at}</p>
    <p className="whitespace-pre-line text-ink-soft">{text}</p>
  </>
));
