import { type RawBuilder, sql } from "kysely";
import { todayAtSchool } from "~/dates/dates";
import type { StaffKind } from "../kinds/kind";

/** SQL: true if visitors may see a row's person (`consent_rule`). @param row table name @param day SQL */
export function mayBeNamed(
  { key, table }: Pick<StaffKind<never>, "key" | "table">,
  row: string,
  day: string,
) {
  return `(coalesce((select value from settings where name = 'consent_rule'), '') <> 'require'
    or exists (select 1 from consents where kind = '${key}' and record_id = ${row}.id and for_site = 1
      and (valid_until = '' or valid_until >= ${day}))
    or (${row}.version = 1
      and exists (select 1 from starter_marks where source = '${table}' and key = cast(${row}.id as text))))`;
}

/** The same as a condition of a query, for today. */
export function isNamedToday(kind: Pick<StaffKind<never>, "key" | "table">, row: string = kind.table) {
  const condition: RawBuilder<boolean> = sql.raw(mayBeNamed(kind, row, `'${todayAtSchool()}'`));
  return condition;
}
