import { getDocumentName } from "~/files/documents/document-url";
import type { Services } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { checkFile } from "./file-check.server";

const maxFiles = 500;

type Which = "all" | "new" | { section: string };

interface Checked {
  id: number;
  url: string;
  sha256: string | null;
  pages: number | null;
}

/** Lists documents by age of their last check, without sample files. */
async function listToCheck(db: Database, which: Which): Promise<Checked[]> {
  let documents = db
    .selectFrom("disclosures")
    .leftJoin("document_checks as check", (join) =>
      join.onRef("check.disclosure_id", "=", "disclosures.id").onRef("check.url", "=", "disclosures.url"),
    )
    .select(["disclosures.id", "disclosures.url", "check.sha256", "check.pages"])
    .where("disclosures.deleted_at", "is", null)
    .orderBy("check.checked_at")
    .orderBy("disclosures.id")
    .limit(maxFiles);
  if (which === "new") documents = documents.where("check.url", "is", null);
  else if (which !== "all") documents = documents.where("disclosures.line", "like", `${which.section}%`);
  return documents.execute();
}

export async function checkFiles(
  { db, files }: Pick<Services, "db" | "files">,
  which: Which = "all",
): Promise<number> {
  let count = 0;
  for (const { id, url, sha256, pages } of await listToCheck(db, which)) {
    const name = getDocumentName(url);
    if (!name) continue;
    const before = sha256 === null ? undefined : { sha256, pages };
    const found = await checkFile(await files.locate("documents", name), before);
    const row = { url, ...found, checked_at: new Date().toISOString() };
    // The document may be erased or changed meanwhile.
    await db
      .insertInto("document_checks")
      .columns(["disclosure_id", "url", "sha256", "bytes", "pages", "problem", "checked_at"])
      .expression((from) =>
        from
          .selectFrom("disclosures")
          .select(({ val }) => [
            "id",
            "url",
            val(row.sha256).as("sha256"),
            val(row.bytes).as("bytes"),
            val(row.pages).as("pages"),
            val(row.problem).as("problem"),
            val(row.checked_at).as("checked_at"),
          ])
          .where("id", "=", id)
          .where("url", "=", url),
      )
      .onConflict((conflict) => conflict.column("disclosure_id").doUpdateSet(row))
      .execute();
    count += 1;
  }
  return count;
}

/** Checks after saving; failures are ignored and retried at night. */
export async function checkSavedFiles(
  services: Pick<Services, "db" | "files" | "log">,
  which: Which,
): Promise<void> {
  await checkFiles(services, which).catch((error: unknown) =>
    services.log.error({ err: error }, "the files of the disclosure could not be checked"),
  );
}
