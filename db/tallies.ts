import type { Database } from "./connection.server";
import type { Schema } from "./schema";

/** How many rows there are, without counting them (migration 0005). */
export async function readTally(db: Database, name: Schema["tallies"]["name"]): Promise<number> {
  const { value } = await db
    .selectFrom("tallies")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return Number(value);
}
