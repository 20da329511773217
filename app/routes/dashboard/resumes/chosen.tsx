import { deleteResume, findResumes } from "~/content/resumes/queries.server";
import { resume } from "~/content/resumes/resume";
import { idsOf } from "~/forms/chosen";
import { type ChosenRow, chosenPage } from "../chosen/page.server";

/** Names of people are kept out of the activity log. */
const page = chosenPage<ChosenRow & { id: number; file: string }>(() => ({
  role: "administrator",
  path: resume.pages.list,
  one: resume.names.one,
  async find(db, chosen) {
    return (await findResumes(db, idsOf(chosen))).map(({ id, original_name, file_name }) => ({
      id,
      value: String(id),
      name: original_name,
      file: file_name,
    }));
  },
  actions: {
    delete: {
      titleOf: (count) => `Delete ${count}`,
      danger: true,
      consequence: "The files are erased at once and cannot be restored.",
      done: ["deleted", "deleted"],
      async run(trx, rows) {
        for (const { id } of rows) await deleteResume(trx, id);
        return {
          rows,
          after: ({ files }) => files.remove(rows.map(({ file }) => ({ kind: "resumes", name: file }))),
        };
      },
    },
  },
}));
export const loader = page.loader;
export const action = page.action;

export { ChosenPage as default, chosenMeta as meta } from "../chosen/page";
