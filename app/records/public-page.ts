import { inEnglish, type Translated } from "~/capabilities/translations/translated";
import { numberedAddress } from "~/links/slug";
import { nameOf, type StaffKind } from "../kinds/kind";

// Separate from kind.ts, which every staff page loads.

/** Returns the public address of a record, without a language. */
export function getPublicPage<Named extends object>(
  kind: StaffKind<Named>,
  record: Named & Translated & { id: number },
): string {
  if (kind.numbered) {
    return `${kind.numbered}/${numberedAddress(record.id, nameOf(kind, inEnglish(record)), kind.names.one)}`;
  }
  return kind.shownAt?.(record) ?? kind.page ?? "/";
}
