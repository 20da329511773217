import type { LoaderFunctionArgs } from "@remix-run/node";
import { servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import type { SoftDeletableTable } from "~db/schema";
import { starterIds } from "~db/starter-marks";

interface Records<Row> {
  listOnSite: (db: Database, options: { limit: number }) => Promise<Row[]>;
}

/** Returns a loader for all public records of a kind, in list order, and if some are samples. @param limit rows at most */
export function wholeList<Row>(records: Records<Row>, table: SoftDeletableTable, limit = 200) {
  return async ({ context }: LoaderFunctionArgs) => {
    const { db } = servicesOf(context);
    const [rows, samples] = await Promise.all([records.listOnSite(db, { limit }), starterIds(db, table)]);
    return { records: rows, hasSamples: samples.length > 0 };
  };
}
