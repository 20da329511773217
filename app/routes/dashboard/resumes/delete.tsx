import { deleteResume, findResume } from "~/content/resumes/queries.server";
import { resume } from "~/content/resumes/resume";
import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { shortDate } from "~/ui/dates";
import { receivedDeletePage } from "../received/delete-page.server";
import { deleteReceived, deleteReceivedMeta } from "../received/delete-received";

export const handle: ProofHandle = { proof: "none" };

const page = receivedDeletePage(resume, {
  find: findResume,
  erase: deleteResume,
  show: ({ original_name }) => ({ name: original_name }),
  subjectOf: ({ uploaded_at }) => `sent on ${shortDate(uploaded_at)}`,
  deleted: "Resume deleted successfully",
});
export const loader = page.loader;
export const action = page.action;

export const meta = deleteReceivedMeta("resume");

export default deleteReceived(resume, {
  noun: "resume",
  consequence: "The file is erased at once and cannot be restored.",
});
