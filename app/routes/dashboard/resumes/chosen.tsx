import { deleteResume, findResumes } from "~/content/resumes/queries.server";
import { resume } from "~/content/resumes/resume";
import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { chosenReceived, eraseChosen, type ReceivedChosen } from "../received/chosen.server";

export const handle: ProofHandle = { proof: "none" };

const words = {
  verb: "Delete",
  done: "deleted",
  consequence: "What you chose is erased at once, with its files, and cannot be restored.",
};

const page = chosenReceived<ReceivedChosen & { file: string }>(
  resume,
  async (db, ids) =>
    (await findResumes(db, ids)).map((row) => ({ id: row.id, name: row.original_name, file: row.file_name })),
  {
    delete: eraseChosen(words, deleteResume, ({ files }, rows) =>
      files.remove(rows.map(({ file }) => ({ kind: "resumes", name: file }))),
    ),
  },
);
export const loader = page.loader;
export const action = page.action;

export { ChosenPage as default, chosenMeta as meta } from "../chosen/page";
