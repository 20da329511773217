import { staffKinds } from "~/kinds/registry";
import { type Database, openValue } from "~db/connection.server";

/**
 * Returns the next ISO time at which a record is published, ends or is unpinned; null if there is none. Each
 * subquery reads the first row of an index range (`…_on_site`).
 */
export function nextMoment(db: Database): (after: string) => string | null {
  const moments = staffKinds.flatMap(({ table, publishing }) => {
    if (!publishing) return [];
    const from = `from ${table} where deleted_at is null`;
    return [
      `select min(published_at) as moment ${from} and ends_at is null and published_at > ?`,
      `select min(published_at) ${from} and ends_at > ? and published_at > ?`,
      `select min(ends_at) ${from} and ends_at > ?`,
      ...(publishing.pin ? [`select min(pinned_until) from ${table} where pinned_until > ?`] : []),
    ];
  });
  // The emergency banner ends by itself (app/content/banner).
  moments.push("select value from settings where name = 'banner_until' and value > ?");
  const statement = `select min(moment) from (${moments.join(" union all ")})`;
  const read = openValue(db, statement);
  const asked = statement.split("?").length - 1;
  return (after) => {
    const moment = read(...Array<string>(asked).fill(after));
    return typeof moment === "string" ? moment : null;
  };
}
