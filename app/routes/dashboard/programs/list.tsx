import { msg } from "#message";
import { program } from "~/content/programs/program";
import { type Program, programs } from "~/content/programs/queries.server";
import { orderedPage } from "../records/list-page.server";
import { moveRecord } from "../records/move-record.server";
import { orderedList } from "../records/ordered-list";
import { hint, listMeta } from "../records/record-list";

export const loader = orderedPage(program, programs);

export const action = moveRecord(program, programs);

export const meta = listMeta(program);

export default orderedList<Program>(program, { icon: "school", words: msg("No programs yet.") }, (row) =>
  hint(row.grades),
);
