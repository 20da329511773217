import { program } from "~/content/programs/program";
import { programs } from "~/content/programs/queries.server";
import { deletePage } from "../records/delete-page.server";
import { deleteMeta, deleteRecord } from "../records/delete-record";

const page = deletePage(program, programs);
export const loader = page.loader;
export const action = page.action;

export const meta = deleteMeta(program);

export default deleteRecord(program);
