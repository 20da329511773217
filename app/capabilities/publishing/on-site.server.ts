import { type RawBuilder, sql } from "kysely";
import type { Cursor } from "~/lists/cursor";

/** Page and filter of a public list. */
export interface OnSiteListing {
  limit: number;
  after?: Cursor | undefined;
  /** Those that are pinned come before the others, of a kind that can be pinned. */
  pinnedFirst?: boolean;
  /** Days, yyyy-MM-dd, between which its `date` lies, of a kind that has one. */
  days?: { first: string; last: string } | undefined;
  /** The moment that is asked about, an ISO time; now when not given. */
  now?: string;
}

/** True if visitors see a row. @param now an ISO time */
export function isOnSite(table: string, now: string): RawBuilder<boolean> {
  const [published, ends] = [sql.ref(`${table}.published_at`), sql.ref(`${table}.ends_at`)];
  return sql`(${sql.ref(`${table}.deleted_at`)} is null and ${published} <= ${now}
    and (${ends} is null or ${ends} > ${now}))`;
}

/** 1 for a row that is pinned, else 0. */
export function isPinned(now: string): RawBuilder<number> {
  return sql`case when pinned_until > ${now} then 1 else 0 end`;
}

/**
 * The ids of one page of the rows that visitors see, the latest published first: what stays and what ends are two walks
 * through one index (`…_on_site`), so that what was taken off is not passed by.
 * @param only values that the rows have
 */
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
  // Behind a pinned one all those that are not pinned are still to come.
  const rest = after?.pinned ? notPinned : sql`${notPinned} ${behind}`;
  const branches = [
    branch(sql`ends_at is null ${rest}`, 0),
    branch(sql`ends_at > ${now} ${rest}`, 0),
    ...(pinnedFirst && (!after || after.pinned)
      ? // The signs keep it to the index of what is pinned, which is little; without them all that is not was walked through.
        [branch(sql`pinned_until > ${now} and (+ends_at is null or +ends_at > ${now}) ${behind}`, 1)]
      : []),
  ];
  return sql`(select id from (${sql.join(branches, sql` union all `)})
    order by pinned desc, published_at desc, id desc limit ${limit})`;
}
