import { recordsOf } from "~/content/records/records.server";
import { program } from "./program";

/** The programs in the order that staff gave them. */
export const programs = recordsOf(program);

export type Program = Awaited<ReturnType<typeof programs.list>>[number];
