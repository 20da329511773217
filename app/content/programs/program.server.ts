import { recordsOf } from "~/records/records.server";
import { program } from "../../kinds/program";

export const programs = recordsOf(program);
