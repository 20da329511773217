import { readConsentStatuses } from "~/capabilities/consents/consent.server";
import type { StaffKind } from "~/kinds/kind";
import { type Listing, readSearch, staffPage } from "~/lists/paging.server";
import { readListFilter } from "~/records/list-filter.server";
import type { Database } from "~db/connection.server";
import { starterIds } from "~db/starter-marks";
import { staffLoader } from "../staff-page.server";

export function listPage<Row extends { id: number; created_at: string }>(
  kind: StaffKind<never>,
  records: { list(db: Database, listing: Listing): Promise<Row[]> },
) {
  return staffLoader("editor", async ({ request, db }) => {
    const { filter, hints, choices } = await readListFilter(request, db, kind);
    const page = await staffPage(request, (listing) => records.list(db, { ...listing, filter, hints }));
    const samples = await starterIds(db, kind.table);
    return { ...page, choices, samples, consents: await readConsentStatuses(db, kind, page.rows, samples) };
  });
}

const limit = 500;

/** Loader of an ordered list; a search shows all matches. */
export function orderedPage<Row>(
  kind: StaffKind<never>,
  records: { list(db: Database, listing: Listing): Promise<Row[]> },
) {
  const isSearched = kind.columns.searched.length > 0;
  return staffLoader("editor", async ({ request, db }) => {
    const search = isSearched ? readSearch(request) : undefined;
    const { filter, hints, choices } = await readListFilter(request, db, kind);
    const rows = await records.list(db, { limit, search, filter, hints });
    const samples = await starterIds(db, kind.table);
    return { rows, first: true, choices, samples, ...(search !== undefined && { search }) };
  });
}
