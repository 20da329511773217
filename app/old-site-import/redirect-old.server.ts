import { canonicalAddress } from "~/redirects/address";
import { addRedirect } from "~/redirects/redirects.server";
import type { Database } from "~db/connection.server";
import type { FoundFile, FoundRecord, Reader } from "./found";

/** Returns the absolute address of a file; empty if it has none. */
export const addressOf = ({ source }: Reader, { address }: FoundFile) =>
  URL.canParse(address, source) ? new URL(address, source).href : "";

/** Redirects an old address to a record while that is on the site. @param target default its page */
export async function redirect(
  trx: Database,
  run_id: number,
  { address, kind, id, target = "" }: { address: string; kind: string; id: number; target?: string },
): Promise<void> {
  if (!URL.canParse(address)) return;
  const path = canonicalAddress(new URL(address));
  if (path !== "/") await addRedirect(trx, { address: path, kind, record_id: id, run_id, target });
}

/** Redirects the old addresses of a page. */
export async function redirectPages(
  trx: Database,
  runId: number,
  found: FoundRecord,
  id: number,
): Promise<void> {
  for (const address of found.addresses) await redirect(trx, runId, { address, kind: found.kind, id });
}
