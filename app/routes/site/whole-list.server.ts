import type { LoaderFunctionArgs } from "@remix-run/node";
import { servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";

interface Records<Row> {
  listOnSite: (db: Database, options: { limit: number }) => Promise<Row[]>;
}

/** Returns a loader for all public records of a kind, in list order. @param limit rows at most */
export function wholeList<Row>(records: Records<Row>, limit = 200) {
  return async ({ context }: LoaderFunctionArgs) => ({
    records: await records.listOnSite(servicesOf(context).db, { limit }),
  });
}
