import { findAtAddress } from "~/capabilities/addresses/addresses.server";
import { listReservedAddresses } from "~/capabilities/addresses/reserved.server";
import { wordsInAddress } from "~/kinds/address-path";
import type { StaffKind } from "~/kinds/kind";
import type { StaffKindKey } from "~/kinds/registry";
import type { Database } from "~db/connection.server";

/** Values of the address and place of a page: its old address if that is free, at the end of the list. */
export async function chooseAddress(
  db: Database,
  kind: StaffKind<never> & { key: StaffKindKey },
  { address, title }: Record<string, unknown>,
  own: number | null | undefined,
): Promise<Record<string, unknown>> {
  const reserved = await listReservedAddresses();
  const words = wordsInAddress(String(address || title)) || kind.names.one;
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? words : `${words}-${number}`;
    const found = await findAtAddress(db, tried);
    const isFree = !found || (found.kind === kind.key && found.id === own);
    if (isFree && !reserved.has(tried))
      return { address: tried, ...(!own && { position: Number.MAX_SAFE_INTEGER }) };
  }
}
