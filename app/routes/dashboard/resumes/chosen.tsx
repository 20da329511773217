import { deleteResume, findResumes } from "~/content/resumes/queries.server";
import { resume } from "~/content/resumes/resume";
import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { eraseReceived } from "../received/chosen.server";

export const handle: ProofHandle = { proof: "none" };

const page = eraseReceived(resume, {
  find: findResumes,
  erase: deleteResume,
  consequence: "What you chose is erased at once, with its files, and cannot be restored.",
});
export const loader = page.loader;
export const action = page.action;

export { ChosenPage as default, chosenMeta as meta } from "../chosen/page";
