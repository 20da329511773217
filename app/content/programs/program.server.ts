import { parserOf } from "~/forms/fields.server";
import { recordsOf } from "~/records/records.server";
import { program } from "../../kinds/program";

export const programs = recordsOf(program);

export const parseProgram = parserOf(program.fields);
