import type { LoaderFunctionArgs } from "@remix-run/node";
import { servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";

interface Records<Row> {
  listOnSite: (db: Database, options: { limit: number }) => Promise<Row[]>;
}

/**
 * The loader of a page that shows all records of a kind that visitors see, in its list's order.
 * @param limit more than a school shows on one page; a bound all the same
 */
export function wholeList<Row>(records: Records<Row>, limit = 200) {
  return async ({ context }: LoaderFunctionArgs) => ({
    records: await records.listOnSite(servicesOf(context).db, { limit }),
  });
}
