import { recordsOf } from "~/content/records/records.server";
import { parserOf } from "~/forms/fields.server";
import { program } from "./program";

export const programs = recordsOf(program);

export const parseProgram = parserOf(program.fields);
