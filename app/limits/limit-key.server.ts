import { sign } from "~/services/secrets.server";
import type { Database } from "~db/connection.server";

/** The key of a limit for one network, person or device: what it is for, and a keyed hash of who. */
export function limitKey(db: Database, name: string, who: string): string {
  return `${name}:${sign(db, "rate limit", who)}`;
}
