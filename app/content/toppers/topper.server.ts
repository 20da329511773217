import { sql } from "kysely";
import { parserOf } from "~/forms/fields.server";
import { isNamedToday } from "~/records/named";
import { recordsOf } from "~/records/records.server";
import type { Database } from "~db/connection.server";
import { topper } from "../../kinds/topper";

export const toppers = recordsOf(topper);

export type Topper = Awaited<ReturnType<typeof toppers.list>>[number];

/** Upper bound; a school shows fewer. */
const maxNameless = 2000;

/** Class and marks of results whose names visitors may not see today. */
export async function listNameless(db: Database): Promise<Pick<Topper, "std" | "marks">[]> {
  return db
    .selectFrom("toppers")
    .select(["std", "marks"])
    .where("deleted_at", "is", null)
    .where(sql<boolean>`not ${isNamedToday(topper)}`)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(maxNameless)
    .execute();
}

/** Requires a name, because lists show it (docs/specification-notes.md). The photo is checked separately. */
export const parseTopper = parserOf(topper.fields);
