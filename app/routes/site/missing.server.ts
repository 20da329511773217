import { gone, notFound } from "~/http/refusal";
import { wasErased } from "~/records/erased.server";
import type { Database } from "~db/connection.server";
import type { SoftDeletableTable } from "~db/schema";

/** Returns 410 if the record was erased, else 404. */
export async function missing(db: Database, table: SoftDeletableTable, id: number): Promise<Response> {
  return (await wasErased(db, table, id)) ? gone() : notFound();
}
