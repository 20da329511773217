import { sql } from "kysely";
import type { Database } from "~db/connection.server";

/** Moves rate limits back in time. */
export async function letPass(db: Database, milliseconds: number): Promise<void> {
  const back = `-${milliseconds / 1000} seconds`;
  await sql`update rate_limits set free_at = strftime('%Y-%m-%dT%H:%M:%fZ', free_at, ${back})`.execute(db);
}
