import { sign } from "~/services/secrets.server";
import type { Database } from "~db/connection.server";

/** The key of a limit for one network, person or device: what it is for, and a keyed hash of who. */
export async function limitKey(db: Database, name: string, who: string): Promise<string> {
  return `${name}:${await sign(db, `rate limit\n${who}`)}`;
}
