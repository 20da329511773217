import { recordsOf } from "~/content/records/records.server";
import { parserOf } from "~/forms/fields.server";
import { program } from "./program";

/** The programs in the order that staff gave them. */
export const programs = recordsOf(program);

/** Checks the form of a program. */
export const parseProgram = parserOf(program.fields);
