import type { LoaderFunctionArgs } from "@remix-run/node";
import { servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import type { SoftDeletableTable } from "~db/schema";
import { starterIds } from "~db/starter-marks";
import type { SampleShare } from "./sample-people";

interface Records<Row> {
  listOnSite: (db: Database, options: { limit: number }) => Promise<Row[]>;
}

/** @param starters IDs of all samples of the kind */
function sampleShare(rows: readonly { id: number }[], starters: readonly number[]): SampleShare {
  const count = rows.filter(({ id }) => starters.includes(id)).length;
  if (count === 0) return "none";
  return count < rows.length ? "some" : "all";
}

/** Returns a loader for all public records of a kind, in list order. @param limit rows at most */
export function wholeList<Row extends { id: number }>(
  records: Records<Row>,
  table: SoftDeletableTable,
  limit = 200,
) {
  return async ({ context }: LoaderFunctionArgs) => {
    const { db } = servicesOf(context);
    const [rows, starters] = await Promise.all([records.listOnSite(db, { limit }), starterIds(db, table)]);
    return { records: rows, samples: sampleShare(rows, starters) };
  };
}
