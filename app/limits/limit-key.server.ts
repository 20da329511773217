import { sign } from "~/services/secrets.server";
import type { Database } from "~db/connection.server";

/** Key of a limit for a network, person or device, as a keyed hash. */
export function limitKey(db: Database, name: string, who: string): string {
  return `${name}:${sign(db, "rate limit", who)}`;
}
