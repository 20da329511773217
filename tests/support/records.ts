import { addPictureRow } from "~/files/pictures/picture-rows.server";
import type { FieldSpec } from "~/forms/field-specs";
import type { StaffKind } from "~/kinds/kind";
import type { staffKinds } from "~/kinds/registry";
import { recordsOf } from "~/records/records.server";
import type { Database } from "~db/connection.server";

let pictures = 0;

function createExample({ type, options, label }: FieldSpec): string | number {
  if (type === "check") return 1;
  if (type === "position") return 9999;
  if (type === "date") return "2026-01-15";
  if (type === "time") return "16:30";
  return options?.[0]?.value ?? label;
}

/** @param values of columns other than the name */
export async function addRecord(
  db: Database,
  kind: StaffKind<never> & { key: (typeof staffKinds)[number]["key"] },
  name: string,
  { at, ...values }: { at?: string; [column: string]: string | number | undefined } = {},
): Promise<number> {
  const all: Record<string, unknown> = Object.fromEntries(
    Object.entries(kind.fields).map(([column, spec]) => [column, createExample(spec)]),
  );
  if ("views" in all) Object.assign(all, { views: null, published_on: null });
  if (kind.file?.type === "picture") {
    pictures += 1;
    const stem = String(pictures).padStart(24, "b");
    all.picture_id = await addPictureRow(db, { stem, width: 9, height: 9, placeholder: "", bytes: 1 });
  }
  if (kind.file?.type === "document")
    Object.assign(all, { [kind.file.column]: `/documents/${name}.pdf`, bytes: 1 });
  return recordsOf(kind).create(db, { ...all, [kind.columns.name]: name, ...values } as never, at);
}
