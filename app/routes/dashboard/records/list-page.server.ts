import type { LoaderFunctionArgs } from "@remix-run/node";
import type { StaffKind } from "~/content/records/kind";
import { type Listing, searchOf, staffPage } from "~/forms/paging.server";
import { requireStaff } from "~/http/require-staff.server";
import { servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";

/** The loader of a staff list in pages, which can be searched. */
export function listPage<Row extends { id: number; created_at: string }>(records: {
  list(db: Database, listing: Listing): Promise<Row[]>;
}) {
  return async ({ request, context }: LoaderFunctionArgs) => {
    await requireStaff(request, context, "editor");
    const { db } = servicesOf(context);
    return staffPage(request, (listing) => records.list(db, listing));
  };
}

/** More than a school keeps of what staff put in order; a bound all the same. */
const limit = 500;

/** The loader of a staff list in the order that staff gave it; one that is searched has all that was found. */
export function orderedPage<Row>(
  { columns }: Pick<StaffKind<never>, "columns">,
  records: { list(db: Database, listing: Listing): Promise<Row[]> },
) {
  const isSearched = columns.searched.length > 0;
  return async ({ request, context }: LoaderFunctionArgs) => {
    await requireStaff(request, context, "editor");
    const search = isSearched ? searchOf(request) : undefined;
    const rows = await records.list(servicesOf(context).db, { limit, search });
    return { rows, first: true, ...(search !== undefined && { search }) };
  };
}
