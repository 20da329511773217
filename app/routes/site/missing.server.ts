import { wasErased } from "~/content/records/erased.server";
import { gone, notFound } from "~/http/refusal";
import type { Database } from "~db/connection.server";
import type { KeptTable } from "~db/schema";

/** Returns 410 if the record was erased, else 404. */
export async function missing(db: Database, table: KeptTable, id: number): Promise<Response> {
  return (await wasErased(db, table, id)) ? gone() : notFound();
}
