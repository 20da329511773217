import type { Database } from "~db/connection.server";
import type { PresentFileFacts } from "./present-file";
import { disclosures } from "./queries.server";

/** The file that a document has now; null if there is no such document. */
export async function findPresentFile(db: Database, id: number): Promise<PresentFileFacts | null> {
  const record = await disclosures.find(db, id);
  if (!record) return null;
  const { url, bytes, original_name, updated_at } = record;
  const check = await db
    .selectFrom("document_checks")
    .select("pages")
    .where("disclosure_id", "=", id)
    .where("url", "=", url)
    .executeTakeFirst();
  return { url, bytes, original_name, updated_at, pages: check?.pages ?? null };
}
