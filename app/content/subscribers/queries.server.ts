import { randomToken } from "~/http/secrets.server";
import type { Database } from "~db/connection.server";

/** Saves a newsletter address; the same address twice is one row. */
export async function subscribe(db: Database, email: string): Promise<void> {
  await db
    .insertInto("subscribers")
    .values({ email, token: randomToken(), created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
}
