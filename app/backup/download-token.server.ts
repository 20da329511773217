import { isSignedBy, sign } from "~/services/secrets.server";
import type { Database } from "~db/connection.server";

/** Milliseconds for which a download can be begun. */
const validFor = 2 * 60_000;

const textOf = (staffId: number, name: string, until: number) => `${staffId} ${name} ${until}`;

/** Leave for one person to download one archive, for two minutes. */
export function issueDownload(db: Database, staffId: number, name: string, now = Date.now()): string {
  const until = now + validFor;
  return `${until}.${sign(db, "backup download", textOf(staffId, name, until))}`;
}

/** True if it is such leave, for this person and archive, and still holds. */
export function isDownload(
  db: Database,
  staffId: number,
  name: string,
  token: string | null,
  now = Date.now(),
): boolean {
  const [until, signature] = (token ?? "").split(".");
  if (!until || !signature || !(Number(until) > now)) return false;
  return isSignedBy(db, "backup download", textOf(staffId, name, Number(until)), signature);
}
