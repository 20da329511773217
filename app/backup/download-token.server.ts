import { isSignedBy, sign } from "~/services/secrets.server";
import type { Database } from "~db/connection.server";

const validFor = 2 * 60_000;

const formatClaim = (staffId: number, name: string, until: number) => `${staffId} ${name} ${until}`;

/** Issues a token for one user to download one archive, valid for two minutes. */
export function issueDownload(db: Database, staffId: number, name: string, now = Date.now()): string {
  const until = now + validFor;
  return `${until}.${sign(db, "backup download", formatClaim(staffId, name, until))}`;
}

export function isDownload(
  db: Database,
  staffId: number,
  name: string,
  token: string | null,
  now = Date.now(),
): boolean {
  const [until, signature] = (token ?? "").split(".");
  if (!until || !signature || !(Number(until) > now)) return false;
  return isSignedBy(db, "backup download", formatClaim(staffId, name, Number(until)), signature);
}
