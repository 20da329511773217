import { type RawBuilder, sql } from "kysely";
import type { Cursor } from "~/lists/cursor";

export interface OnSiteListing {
  limit: number;
  after?: Cursor | undefined;
  pinnedFirst?: boolean;
  /** Range of `date`, as `yyyy-MM-dd`. */
  days?: { first: string; last: string } | undefined;
  /** ISO time; default now. */
  now?: string;
}

interface OnSiteOptions {
  /** Keeps SQLite on the index of another condition, by a unary plus. */
  byOtherIndex?: boolean;
}

/** @param now ISO time */
export function isOnSite(
  table: string,
  now: string,
  { byOtherIndex = false }: OnSiteOptions = {},
): RawBuilder<boolean> {
  const column = (name: string) => sql`${byOtherIndex ? sql`+` : sql``}${sql.ref(`${table}.${name}`)}`;
  const ends = column("ends_at");
  return sql`(${column("deleted_at")} is null and ${column("published_at")} <= ${now}
    and (${ends} is null or ${ends} > ${now}))`;
}

export function isPinned(now: string): RawBuilder<number> {
  return sql`case when pinned_until > ${now} then 1 else 0 end`;
}

/** IDs of a page of public rows, latest first; archived rows are not scanned. @param only required values */
export function pageOnSite(
  table: string,
  { limit, after, pinnedFirst = false, days, now = "" }: OnSiteListing,
  only: Record<string, unknown>,
): RawBuilder<unknown> {
  const values = Object.entries(only).map(([column, value]) => sql`and ${sql.ref(column)} = ${value}`);
  if (days) values.push(sql`and date between ${days.first} and ${days.last}`);
  const same = sql.join(values, sql` `);
  const key = sql`(published_at, id)`;
  const behind = after ? sql`and ${key} < (${after.created_at}, ${after.id})` : sql``;
  const branch = (condition: RawBuilder<unknown>, pinned: number) => sql`
    select * from (
      select id, published_at, ${sql.lit(pinned)} as pinned from ${sql.table(table)}
      where ${pinned ? sql`+` : sql``}deleted_at is null and published_at <= ${now} and ${condition} ${same}
      order by published_at desc, id desc limit ${limit})`;
  const notPinned = pinnedFirst ? sql`and (pinned_until is null or pinned_until <= ${now})` : sql``;
  // After a pinned row, all unpinned rows follow.
  const rest = after?.pinned ? notPinned : sql`${notPinned} ${behind}`;
  const branches = [
    branch(sql`ends_at is null ${rest}`, 0),
    branch(sql`ends_at > ${now} ${rest}`, 0),
    ...(pinnedFirst && (!after || after.pinned)
      ? // Unary plus keeps SQLite on the small index of pinned rows.
        [branch(sql`pinned_until > ${now} and (+ends_at is null or +ends_at > ${now}) ${behind}`, 1)]
      : []),
  ];
  return sql`(select id from (${sql.join(branches, sql` union all `)})
    order by pinned desc, published_at desc, id desc limit ${limit})`;
}
