import { inboundRecordsOf } from "~/content/inbound-kinds.server";
import { notFound } from "~/http/refusal";
import type { RecordKind } from "~/kinds/kind";
import { allKinds, isStaffKind } from "~/kinds/registry";
import type { InboundRecords } from "~/records/inbound.server";

interface ErasableKind {
  kind: RecordKind;
  records: InboundRecords<{ id: number }>;
}

/** @throws Response 404 for other URLs */
export function erasableKind(request: Request): ErasableKind {
  const pathname = new URL(request.url).pathname.toLowerCase();
  const kind = allKinds.find(
    ({ pages }) =>
      pathname === pages.csv ||
      [`${pages.list}/chosen`, `${pages.record}/`].some((path) => pathname.startsWith(path)),
  );
  if (!kind || isStaffKind(kind)) throw notFound();
  return { kind, records: inboundRecordsOf(kind) };
}

export function nameOfErased({ kind, records }: ErasableKind, row: { id: number }): string {
  return records.nameOf?.(row) ?? String((row as Record<string, unknown>)[kind.columns.name]);
}
