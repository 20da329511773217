import { documentNameOf } from "~/files/document-url";
import { countPdfPages } from "~/files/pdf-pages.server";
import type { FileStore } from "~/files/store.server";
import type { Database } from "~db/connection.server";
import type { PresentFileFacts } from "./present-file";
import { disclosures } from "./queries.server";

/** The file that a document has now; null where there is no such document. */
export async function findPresentFile(
  db: Database,
  files: FileStore,
  id: number,
): Promise<PresentFileFacts | null> {
  const record = await disclosures.find(db, id);
  if (!record) return null;
  const { url, bytes, original_name, updated_at } = record;
  const name = documentNameOf(url);
  // A file that cannot be read is no reason to refuse the form that replaces it.
  const pages = name
    ? await countPdfPages(files.pathOf("documents", name)).catch(() => undefined)
    : undefined;
  return { url, bytes, original_name, updated_at, pages: pages ?? null };
}
