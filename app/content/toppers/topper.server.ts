import { sql } from "kysely";
import { isNamedToday } from "~/content/records/named";
import { recordsOf } from "~/content/records/records.server";
import { parserOf } from "~/forms/fields.server";
import type { Database } from "~db/connection.server";
import { topper } from "./topper";

/** Toppers, each with a picture. */
export const toppers = recordsOf(topper);

export type Topper = Awaited<ReturnType<typeof toppers.list>>[number];

/** More than a school shows on one page; a bound all the same. */
const mostNameless = 2000;

/** Class and marks of the results whose names visitors may not see today. */
export async function listNameless(db: Database): Promise<Pick<Topper, "std" | "marks">[]> {
  return db
    .selectFrom("toppers")
    .select(["std", "marks"])
    .where("deleted_at", "is", null)
    .where(sql<boolean>`not ${isNamedToday(topper)}`)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(mostNameless)
    .execute();
}

/** A name is needed, because a list of people shows it (docs/specification-notes.md); the photo is looked at apart. */
export const parseTopper = parserOf(topper.fields);
