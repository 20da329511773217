import type { ReactNode } from "react";
import type { Picture } from "~/files/pictures/picture";
import type { StaffKind } from "~/kinds/kind";
import { MoveButtons, OrderForm } from "~/ui/lists/row-order";
import { type Empty, type ListOptions, recordList, rowName } from "./record-list";

export function orderedList<Record extends { id: number; picture?: Picture }>(
  kind: StaffKind<NoInfer<Record>>,
  empty: Empty | undefined,
  factOf: (record: Record) => ReactNode,
  options: ListOptions<NoInfer<Record>> = {},
) {
  const rowOf = (record: Record) => ({ id: record.id, name: rowName(kind, record) });
  return recordList(kind, empty, factOf, {
    ...options,
    order: {
      form: (records) => <OrderForm rows={records.map(rowOf)} />,
      buttons: (record, index, records) => (
        <MoveButtons row={rowOf(record)} above={records[index - 1]?.id} below={records[index + 1]?.id} />
      ),
    },
  });
}
