import { parserOf } from "~/forms/fields.server";
import { program } from "./program";

/** Checks the form of a program. */
export const parseProgram = parserOf(program.fields);
