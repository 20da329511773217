import type { LoaderFunctionArgs } from "@remix-run/node";
import { readConsentStatuses } from "~/capabilities/consents/consent.server";
import { requireStaff } from "~/http/require-staff.server";
import type { StaffKind } from "~/kinds/kind";
import { type Listing, readSearch, staffPage } from "~/lists/paging.server";
import { readListFilter } from "~/records/list-filter.server";
import { servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { starterIds } from "~db/starter-marks";

export function listPage<Row extends { id: number; created_at: string }>(
  kind: StaffKind<never>,
  records: { list(db: Database, listing: Listing): Promise<Row[]> },
) {
  return async ({ request, context }: LoaderFunctionArgs) => {
    await requireStaff(request, context, "editor");
    const { db } = servicesOf(context);
    const { filter, hints, choices } = await readListFilter(request, db, kind);
    const page = await staffPage(request, (listing) => records.list(db, { ...listing, filter, hints }));
    const samples = await starterIds(db, kind.table);
    return { ...page, choices, samples, consents: await readConsentStatuses(db, kind, page.rows, samples) };
  };
}

const limit = 500;

/** Loader of an ordered list; a search shows all matches. */
export function orderedPage<Row>(
  kind: StaffKind<never>,
  records: { list(db: Database, listing: Listing): Promise<Row[]> },
) {
  const isSearched = kind.columns.searched.length > 0;
  return async ({ request, context }: LoaderFunctionArgs) => {
    await requireStaff(request, context, "editor");
    const search = isSearched ? readSearch(request) : undefined;
    const { db } = servicesOf(context);
    const { filter, hints, choices } = await readListFilter(request, db, kind);
    const rows = await records.list(db, { limit, search, filter, hints });
    const samples = await starterIds(db, kind.table);
    return { rows, first: true, choices, samples, ...(search !== undefined && { search }) };
  };
}
