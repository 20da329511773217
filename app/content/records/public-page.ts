import { numberedAddress } from "~/forms/address-words";
import { nameOf, type StaffKind } from "./kind";

// Apart from kind.ts, which every page of staff carries.

/** Where visitors see a record. */
export function publicPageOf<Named extends object>(
  kind: StaffKind<Named>,
  record: Named & { id: number },
): string {
  if (kind.numbered) {
    return `${kind.numbered}/${numberedAddress(record.id, nameOf(kind, record), kind.names.one)}`;
  }
  return kind.shownAt?.(record) ?? kind.page ?? "/";
}
