import { ProgramFields } from "~/content/programs/fields";
import { parseProgram } from "~/content/programs/form.server";
import { program } from "~/content/programs/program";
import { programs } from "~/content/programs/queries.server";
import { wordsBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(program, programs, parseProgram, wordsBody, { defaults: () => ({ position: "1" }) });
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(program);

export default editRecord(program, ProgramFields);
